import type { ActivityPoint } from "@rewright/contract/admin/analytics";
import type { Db } from "../db/database.ts";
import { activityIn, firstDay, signUpsIn } from "./activity-store.ts";
import { chartPeriods, type Range } from "./chart-periods.ts";
import { guestsId } from "./record-activity.ts";

/**
 * Returns the numbers of new accounts, rewritten texts and active users in each period. Periods without activity have
 * zeros.
 */
export async function readActivity(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  range: Range,
): Promise<{ points: ActivityPoint[]; counted_since: string | null }> {
  const periods = chartPeriods(range, now());
  const [activity, signUps, since] = await Promise.all([
    activityIn(db, periods, guestsId),
    signUpsIn(db, periods),
    firstDay(db),
  ]);
  const points = periods.starts.map((start, index) => {
    const active = activity.find(({ period }) => period === index + 1);
    return {
      period: start,
      sign_ups: signUps.find(({ period }) => period === index + 1)?.accounts ?? 0,
      generations: active?.generations ?? 0,
      active_users: active?.people ?? 0,
    };
  });
  return { points, counted_since: since };
}
