import { periods } from "@rewright/contract/plans";
import { daysBefore } from "#src/days-before.ts";
import type { BillingDeps } from "../provider/deps.ts";
import { deleteProcessedEvents } from "./store.ts";

/** Forgets events that were worked on long ago. The provider sends one again for some days only. */
export async function deleteOldEvents({ db, now }: Pick<BillingDeps, "db" | "now">): Promise<void> {
  await deleteProcessedEvents(db, daysBefore(now(), periods.billingEventDays));
}
