import { periods } from "@rewright/contract/periods";
import { daysBefore } from "../days-before.ts";
import type { Db } from "../db/database.ts";
import { deleteDaysBefore } from "./activity-store.ts";
import { dayOf } from "./chart-periods.ts";

/** Deletes activity older than the retention period. */
export async function deleteOldActivity({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  await deleteDaysBefore(db, dayOf(daysBefore(now(), periods.activityDays)));
}
