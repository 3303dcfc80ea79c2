import { graceDays } from "@rewright/contract/plans";
import { and, eq, gte, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { currentPayments } from "../db/payments-schema.ts";
import { users } from "../db/schema.ts";
import type { ChartPeriods } from "./chart-periods.ts";
import { beginOf, periodOfMoment } from "./in-periods.ts";

const { amount, amountReturned, currency, deletedAt, monthlyAmount, paidAt, paidUntil, position, userId } =
  currentPayments;
const grace = sql.raw(`interval '${graceDays} days'`);
const number = (value: SQL) => value.mapWith(Number);

/** What came in in the periods in which anything did. */
export async function incomeIn(db: Db, periods: ChartPeriods, unit: string) {
  return withoutCompiling(db, (tx) =>
    tx
      .select({
        period: periodOfMoment(paidAt, periods),
        gross: number(sql`sum(${amount})`),
        refunded: number(sql`sum(${amountReturned})`),
        payments: number(sql`count(*)`),
      })
      .from(currentPayments)
      .where(
        and(
          isNull(deletedAt),
          isNotNull(paidAt),
          eq(currency, unit),
          gte(paidAt, beginOf(periods.from)),
          lt(paidAt, beginOf(periods.until)),
        ),
      )
      .groupBy(sql`1`),
  );
}

const makesPaidTime = (unit: string) => and(isNull(deletedAt), isNotNull(paidUntil), eq(currency, unit));

/** Accounts whose first payment that stands is in a period. */
export async function newSubscribersIn(db: Db, periods: ChartPeriods, unit: string) {
  const firsts = db
    .select({ at: sql<Date>`min(${paidAt})`.as("at") })
    .from(currentPayments)
    .where(and(makesPaidTime(unit), lt(paidAt, beginOf(periods.until))))
    .groupBy(userId)
    .as("firsts");
  return withoutCompiling(db, (tx) =>
    tx
      .select({ period: periodOfMoment(sql`${firsts.at}`, periods), accounts: number(sql`count(*)`) })
      .from(firsts)
      .where(gte(firsts.at, beginOf(periods.from)))
      .groupBy(sql`1`),
  );
}

/** Payments of which the times begin in the same period, and whose account's paid time ends in the same period. */
export interface PaidTimes {
  /** As `periodOfMoment` says. */
  readonly began: number;
  /** The period in which the account's paid time ended with this payment; null where it went on. */
  readonly ended: number | null;
  /** How many of the payments began a paid time; the others carried one on. */
  readonly begun: number;
  readonly payments: number;
  /** How much more they come to a month than what they carried on. */
  readonly monthlyGain: number;
  /** What they come to a month. */
  readonly monthly: number;
}

/**
 * Paid times around the periods. A payment within the days of grace after another's end carries it on. A time that ended
 * within them is not over where the subscription still gives Premium: its renewal may be on its way.
 */
export async function paidTimesAround(db: Db, periods: ChartPeriods, unit: string, now: Date): Promise<PaidTimes[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [from, until] = [beginOf(periods.from), beginOf(periods.until)];
  // One window for all, which the index has in order already.
  const before = sql`(PARTITION BY ${userId} ORDER BY ${paidAt}, ${position}
    ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)`;
  const paid = db
    .select({
      userId: sql`${userId}`.as("paid_user"),
      paidAt: sql`${paidAt}`.as("paid_from"),
      monthly: sql`${monthlyAmount}`.as("monthly"),
      formerly: sql`lag(${monthlyAmount}) OVER ${before}`.as("formerly"),
      formerEnd: sql`max(${paidUntil}) OVER ${before}`.as("former_end"),
      end: sql`greatest(${paidUntil}, max(${paidUntil}) OVER ${before})`.as("end_of_time"),
      next: sql`lead(${paidAt}) OVER ${before}`.as("next_from"),
    })
    .from(currentPayments)
    .where(and(makesPaidTime(unit), gte(paidUntil, sql`${from} - ${grace}`), lt(paidAt, sql`${until} + ${grace}`)))
    .as("paid");
  const begins = sql`coalesce(${paid.paidAt} > ${paid.formerEnd} + ${grace}, true)`;
  const isPremium = sql`EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${paid.userId} AND ${users.plan} = 'premium'
    AND (${users.premiumUntil} IS NULL OR ${users.premiumUntil} > ${at}))`;
  const isOver = sql`${paid.end} <= ${at} AND coalesce(${paid.next} > ${paid.end} + ${grace}, true)
    AND NOT (${paid.end} > ${at} - ${grace} AND ${isPremium})`;
  const times = db
    .select({
      began: periodOfMoment(sql`${paid.paidAt}`, periods).as("began"),
      ended: sql<number | null>`CASE WHEN ${isOver} THEN ${periodOfMoment(sql`${paid.end}`, periods)} END`.as("ended"),
      begins: begins.as("begins"),
      gain: sql`${paid.monthly} - CASE WHEN ${begins} THEN 0 ELSE ${paid.formerly} END`.as("gain"),
      monthly: paid.monthly,
    })
    .from(paid)
    // A fence: without it the planner takes the few periods for as many groups as there are payments, and sorts.
    .offset(0)
    .as("times");
  return withoutCompiling(db, (tx) =>
    tx
      .select({
        began: times.began,
        ended: times.ended,
        begun: number(sql`count(*) FILTER (WHERE ${times.begins})`),
        payments: number(sql`count(*)`),
        monthlyGain: number(sql`sum(${times.gain})`),
        monthly: number(sql`sum(${times.monthly})`),
      })
      .from(times)
      .groupBy(times.began, times.ended),
  );
}

/** Compiling such a query takes PostgreSQL longer than running it. */
async function withoutCompiling<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL jit = off`);
    return work(tx);
  });
}
