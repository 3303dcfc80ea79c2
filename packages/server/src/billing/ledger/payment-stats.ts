import { type ListedPaymentStatus, listedPaymentStatuses } from "@rewright/contract/billing";
import { daysBefore } from "#src/days-before.ts";
import { countOpenEvents } from "../events/store.ts";
import type { BillingDeps } from "../provider/deps.ts";
import { countUnmatched } from "./payment-store.ts";
import { sumPayments, sumPaymentsSince } from "./payment-sums-store.ts";

const recentDays = 30;

/** Returns the number of payments by status, and the revenue in each currency. */
export async function readPaymentStats({ db, now }: Pick<BillingDeps, "db" | "now">) {
  const [sums, recent, unmatched, waiting] = await Promise.all([
    sumPayments(db),
    sumPaymentsSince(db, daysBefore(now(), recentDays)),
    countUnmatched(db),
    countOpenEvents(db),
  ]);
  const countOf = (status: ListedPaymentStatus) =>
    sums.filter((one) => one.status === status).reduce((sum, one) => sum + one.payments, 0);
  const by_status = Object.fromEntries(listedPaymentStatuses.map((status) => [status, countOf(status)])) as Record<
    ListedPaymentStatus,
    number
  >;
  return {
    total_payments: sums.reduce((sum, { payments }) => sum + payments, 0),
    total_is_estimate: false,
    by_status,
    revenue: byCurrency(sums),
    last_30_days: byCurrency(recent),
    unmatched,
    waiting_events: waiting,
  };
}

interface Sum {
  readonly currency: string;
  readonly gross: number;
  readonly refunded: number;
}

/** Returns one row per currency with revenue. */
function byCurrency(sums: readonly Sum[]) {
  return [...Map.groupBy(sums, ({ currency }) => currency)]
    .map(([currency, ofIt]) => {
      const gross = ofIt.reduce((sum, one) => sum + one.gross, 0);
      const refunded = ofIt.reduce((sum, one) => sum + one.refunded, 0);
      return { currency, gross, refunded, net: gross - refunded };
    })
    .filter(({ gross }) => gross > 0)
    .toSorted((a, b) => b.gross - a.gross);
}
