import { periods } from "@rewright/contract/periods";
import { daysBefore } from "#src/days-before.ts";
import type { BillingDeps } from "../provider/deps.ts";
import { deleteProcessedEvents } from "./store.ts";

/** Deletes webhook events that were processed long ago. The payment provider repeats an event for a few days only. */
export async function deleteOldEvents({ db, now }: Pick<BillingDeps, "db" | "now">): Promise<void> {
  await deleteProcessedEvents(db, daysBefore(now(), periods.billingEventDays));
}
