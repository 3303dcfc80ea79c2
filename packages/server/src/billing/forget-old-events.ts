import { periods } from "@rewright/contract/plans";
import type { BillingDeps } from "./deps.ts";
import { deleteProcessedEvents } from "./event-store.ts";

const keptMs = periods.billingEventDays * 86_400_000;

/** Forgets events that were worked on long ago. The provider sends one again for some days only. */
export async function forgetOldEvents({ db, now }: Pick<BillingDeps, "db" | "now">): Promise<void> {
  await deleteProcessedEvents(db, new Date(now().getTime() - keptMs));
}
