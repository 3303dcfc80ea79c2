import { graceDays } from "@rewright/contract/plans";
import { and, eq, gte, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { isPaid } from "../accounts/premium/premium-conditions.ts";
import type { Db } from "../db/database.ts";
import { currentPayments } from "../db/payments-schema.ts";
import { users } from "../db/schema.ts";
import type { ChartPeriods } from "./chart-periods.ts";
import { beginOf, periodOfInstant } from "./in-periods.ts";

const { amount, amountReturned, currency, deletedAt, monthlyAmount, paidAt, paidUntil, position, userId } =
  currentPayments;
const grace = sql.raw(`interval '${graceDays} days'`);
const number = (value: SQL) => value.mapWith(Number);

/** Returns the revenue of each period that has payments. */
export async function incomeIn(db: Db, periods: ChartPeriods, unit: string) {
  return withoutCompiling(db, (tx) =>
    tx
      .select({
        period: periodOfInstant(paidAt, periods),
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

/** Returns for each period the number of accounts whose first valid payment is in the period. */
export async function newSubscribersIn(db: Db, periods: ChartPeriods, unit: string) {
  const firsts = db
    .select({ at: sql<Date>`min(${paidAt})`.as("at") })
    .from(currentPayments)
    .where(and(makesPaidTime(unit), lt(paidAt, beginOf(periods.until))))
    .groupBy(userId)
    .as("firsts");
  return withoutCompiling(db, (tx) =>
    tx
      .select({ period: periodOfInstant(sql`${firsts.at}`, periods), accounts: number(sql`count(*)`) })
      .from(firsts)
      .where(gte(firsts.at, beginOf(periods.from)))
      .groupBy(sql`1`),
  );
}

/**
 * Holds the sums of a group of payments. In a group, the times for which the payments pay start in the same period of
 * the chart, and the accounts' paid times end in the same period or continue.
 */
export interface PaidTimes {
  /** Number of the period in which the paid time spans start, as `periodOfInstant` returns it. */
  readonly began: number;
  /**
   * The number of the period in which the account's paid time ended with these payments. Null if the paid time
   * continued.
   */
  readonly ended: number | null;
  /** The number of payments in the group that started a new paid time. The others extended an earlier paid time. */
  readonly begun: number;
  readonly payments: number;
  /** The sum of the payments' monthly amounts, minus those of the payments that they extend. */
  readonly monthlyGain: number;
  /** The sum of the payments' monthly amounts. */
  readonly monthly: number;
}

/**
 * Returns the paid times that overlap the periods. A payment extends an earlier payment if it starts within the days of
 * grace after the end of the earlier payment's time. A payment for a time that another payment already covers adds
 * nothing. A paid time that ended within the days of grace still counts while the subscription gives Premium, because
 * its renewal may follow.
 */
export async function paidTimesAround(db: Db, periods: ChartPeriods, unit: string, now: Date): Promise<PaidTimes[]> {
  // Each query reads one half of the accounts, so that two connections share the work.
  const halves = [lt(userId, middleId), gte(userId, middleId)];
  return (await Promise.all(halves.map((half) => paidTimesOf(db, half, periods, unit, now)))).flat();
}

const middleId = "80000000-0000-0000-0000-000000000000";

async function paidTimesOf(
  db: Db,
  accounts: SQL,
  periods: ChartPeriods,
  unit: string,
  now: Date,
): Promise<PaidTimes[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [from, until] = [beginOf(periods.from), beginOf(periods.until)];
  const chain = chainedPayments(
    db,
    and(accounts, makesPaidTime(unit), gte(paidUntil, sql`${from} - ${grace}`), lt(paidAt, sql`${until} + ${grace}`)),
  );
  const begins = sql`coalesce(${chain.from} > ${chain.formerEnd} + ${grace}, true)`;
  const isPremium = sql`EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${chain.userId} AND ${isPaid(now)})`;
  const isOver = sql`${chain.end} <= ${at} AND coalesce(${chain.next} > ${chain.end} + ${grace}, true)
    AND NOT (${chain.end} > ${at} - ${grace} AND ${isPremium})`;
  const times = db
    .select({
      began: periodOfInstant(sql`${chain.from}`, periods).as("began"),
      ended: sql<number | null>`CASE WHEN ${isOver} THEN ${periodOfInstant(sql`${chain.end}`, periods)} END`.as(
        "ended",
      ),
      begins: begins.as("begins"),
      gain: sql`${chain.monthly} - CASE WHEN ${begins} THEN 0 ELSE ${chain.formerly} END`.as("gain"),
      monthly: chain.monthly,
    })
    .from(chain)
    // Keeps PostgreSQL from merging the subquery. Otherwise it expects as many groups as payments, and sorts.
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

/**
 * Selects the payments that extend an account's paid time or start a new one, each with the account's previous and next
 * payment.
 */
function chainedPayments(db: Db, where: SQL | undefined) {
  const paid = db
    .select({
      userId: sql`${userId}`.as("payer"),
      from: sql`${paidAt}`.as("paid_from"),
      position: sql`${position}`.as("place"),
      end: sql`${paidUntil}`.as("paid_end"),
      monthly: sql`${monthlyAmount}`.as("monthly"),
      formerEnd: sql`max(${paidUntil}) OVER (PARTITION BY ${userId} ORDER BY ${paidAt}, ${position}
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)`.as("former_end"),
    })
    .from(currentPayments)
    .where(where)
    .as("paid");
  const order = sql`(PARTITION BY ${paid.userId} ORDER BY ${paid.from}, ${paid.position})`;
  return db
    .select({
      userId: paid.userId,
      from: paid.from,
      end: paid.end,
      monthly: paid.monthly,
      formerEnd: paid.formerEnd,
      formerly: sql`lag(${paid.monthly}) OVER ${order}`.as("formerly"),
      next: sql`lead(${paid.from}) OVER ${order}`.as("next_from"),
    })
    .from(paid)
    .where(sql`coalesce(${paid.end} > ${paid.formerEnd}, true)`)
    .as("chain");
}

/** Runs a query without JIT compilation, because PostgreSQL would need longer to compile it than to run it. */
async function withoutCompiling<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL jit = off`);
    return work(tx);
  });
}
