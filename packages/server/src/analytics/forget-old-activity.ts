import { periods } from "@rewright/contract/plans";
import type { Db } from "../db/database.ts";
import { deleteDaysBefore } from "./activity-store.ts";
import { dayOf } from "./chart-periods.ts";

const keptMs = periods.activityDays * 86_400_000;

/** Deletes who was active on days that are long past. */
export async function forgetOldActivity({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  await deleteDaysBefore(db, dayOf(new Date(now().getTime() - keptMs)));
}
