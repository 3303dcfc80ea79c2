import type { RevenuePoint } from "@rewright/contract/admin/analytics";
import type { ChartInterval } from "@rewright/contract/admin/choices";
import { formatAmount } from "@rewright/contract/plans";
import type { Chart } from "./chart.ts";
import { counts } from "./series.ts";
import { statisticsStrings } from "./strings.ts";

interface Revenue {
  readonly currency: string;
  readonly interval: ChartInterval;
  readonly points: readonly RevenuePoint[];
  readonly totals: { readonly net: number; readonly refunded: number; readonly payments: number; readonly mrr: number };
}

const plural = (count: number, one: string) => `${counts.format(count)} ${count === 1 ? one : `${one}s`}`;

/** Returns the revenue charts. Revenue is after refunds. */
export function revenueCharts({ currency, interval, points, totals }: Revenue): readonly Chart[] {
  const periods = points.map(({ period }) => period);
  const short = (maximumFractionDigits: number) =>
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency,
      notation: "compact",
      maximumFractionDigits,
      trailingZeroDisplay: "stripIfInteger",
    });
  const [whole, rounded] = [short(0), short(1)];
  const money = {
    format: (cents: number) => formatAmount(cents, currency),
    formatShort: (cents: number) => (cents < 100_000 ? whole : rounded).format(cents / 100),
  };
  const of = (name: Exclude<keyof RevenuePoint, "period">) => points.map((point) => point[name]);
  const refunded = totals.refunded > 0 ? `, ${money.format(totals.refunded)} refunded` : "";
  const active = points.at(-1)?.active_subscribers ?? 0;
  return [
    {
      title: statisticsStrings.revenue,
      headline: `${money.format(totals.net)} from ${plural(totals.payments, "payment")}${refunded}`,
      nothing: statisticsStrings.noPayments,
      data: {
        interval,
        periods,
        series: [
          { name: statisticsStrings.received, colour: "pencil", values: of("gross") },
          { name: statisticsStrings.refunded, colour: "removed", values: of("refunded"), downward: true },
        ],
        shape: "bars",
        ...money,
      },
    },
    {
      title: statisticsStrings.monthlyRecurringRevenue,
      headline: `${money.format(totals.mrr)} at the end`,
      nothing: statisticsStrings.noSubscriptions,
      data: {
        interval,
        periods,
        series: [{ name: statisticsStrings.recurring, colour: "pencil", values: of("mrr") }],
        shape: "line",
        ...money,
      },
    },
    {
      title: statisticsStrings.subscribers,
      headline: `${plural(active, "subscriber")} at the end`,
      nothing: statisticsStrings.noOneSubscribed,
      data: {
        interval,
        periods,
        series: [
          { name: statisticsStrings.new, colour: "added", values: of("new_subscribers") },
          { name: statisticsStrings.lost, colour: "removed", values: of("churned_subscribers"), downward: true },
        ],
        shape: "bars",
        ...counts,
      },
    },
  ];
}
