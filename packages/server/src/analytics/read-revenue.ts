import type { RevenuePoint } from "@rewright/contract/admin/analytics";
import { prices } from "@rewright/contract/plans";
import type { Db } from "../db/database.ts";
import { chartPeriods, type Range } from "./chart-periods.ts";
import { incomeIn, newSubscribersIn, paidTimesAround } from "./revenue-store.ts";
import { subscribersIn } from "./subscribers-in.ts";

/** Returns the revenue and the numbers of subscribers in each period. Periods without payments have zeros. */
export async function readRevenue(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  range: Range,
): Promise<RevenuePoint[]> {
  const at = now();
  const periods = chartPeriods(range, at);
  const [income, firsts, times] = await Promise.all([
    incomeIn(db, periods, prices.currency),
    newSubscribersIn(db, periods, prices.currency),
    paidTimesAround(db, periods, prices.currency, at),
  ]);
  const subscribers = subscribersIn(times, periods.starts.length);
  return periods.starts.map((start, index) => {
    const isThis = ({ period }: { readonly period: number }) => period === index + 1;
    const { gross, refunded, payments } = income.find(isThis) ?? { gross: 0, refunded: 0, payments: 0 };
    return {
      period: start,
      gross,
      refunded,
      net: gross - refunded,
      payments,
      new_subscribers: firsts.find(isThis)?.accounts ?? 0,
      churned_subscribers: subscribers[index]!.churned,
      active_subscribers: subscribers[index]!.active,
      mrr: subscribers[index]!.mrr,
    };
  });
}
