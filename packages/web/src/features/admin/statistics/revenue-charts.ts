import type { RevenuePoint } from "@rewright/contract/admin/analytics";
import type { ChartInterval } from "@rewright/contract/admin/choices";
import { formatAmount } from "@rewright/contract/plans";
import { type Chart, counts } from "./series.ts";
import { statisticsStrings } from "./strings.ts";

interface Revenue {
  readonly currency: string;
  readonly interval: ChartInterval;
  readonly points: readonly RevenuePoint[];
  readonly totals: { readonly net: number; readonly refunded: number; readonly payments: number; readonly mrr: number };
}

const plural = (count: number, one: string) => `${counts.format(count)} ${count === 1 ? one : `${one}s`}`;

/** Returns the charts about revenue, which is counted after refunds. */
export function revenueCharts(revenue: Revenue): readonly Chart[] {
  const money = moneyFormats(revenue.currency);
  return [incomeChart(revenue, money), recurringChart(revenue, money), subscribersChart(revenue)];
}

type MoneyFormats = Pick<Chart["data"], "format" | "formatShort">;

function moneyFormats(currency: string): MoneyFormats {
  const short = (maximumFractionDigits: number) =>
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency,
      notation: "compact",
      maximumFractionDigits,
      trailingZeroDisplay: "stripIfInteger",
    });
  const [whole, rounded] = [short(0), short(1)];
  return {
    format: (cents) => formatAmount(cents, currency),
    formatShort: (cents) => (cents < 100_000 ? whole : rounded).format(cents / 100),
  };
}

const periodsOf = (points: Revenue["points"]) => points.map(({ period }) => period);
const valuesOf = (points: Revenue["points"], name: Exclude<keyof RevenuePoint, "period">) =>
  points.map((point) => point[name]);

function incomeChart({ interval, points, totals }: Revenue, money: MoneyFormats): Chart {
  const refunded = totals.refunded > 0 ? `, ${money.format(totals.refunded)} refunded` : "";
  const removed = valuesOf(points, "refunded");
  return {
    title: statisticsStrings.revenue,
    headline: `${money.format(totals.net)} from ${plural(totals.payments, "payment")}${refunded}`,
    nothing: statisticsStrings.noPayments,
    data: {
      interval,
      periods: periodsOf(points),
      series: [
        { name: statisticsStrings.received, colour: "pencil", values: valuesOf(points, "gross") },
        { name: statisticsStrings.refunded, colour: "removed", values: removed, downward: true },
      ],
      shape: "bars",
      ...money,
    },
  };
}

function recurringChart({ interval, points, totals }: Revenue, money: MoneyFormats): Chart {
  return {
    title: statisticsStrings.monthlyRecurringRevenue,
    headline: `${money.format(totals.mrr)} at the end`,
    nothing: statisticsStrings.noSubscriptions,
    data: {
      interval,
      periods: periodsOf(points),
      series: [{ name: statisticsStrings.recurring, colour: "pencil", values: valuesOf(points, "mrr") }],
      shape: "line",
      ...money,
    },
  };
}

function subscribersChart({ interval, points }: Revenue): Chart {
  const active = points.at(-1)?.active_subscribers ?? 0;
  const lost = valuesOf(points, "churned_subscribers");
  return {
    title: statisticsStrings.subscribers,
    headline: `${plural(active, "subscriber")} at the end`,
    nothing: statisticsStrings.noOneSubscribed,
    data: {
      interval,
      periods: periodsOf(points),
      series: [
        { name: statisticsStrings.new, colour: "added", values: valuesOf(points, "new_subscribers") },
        { name: statisticsStrings.lost, colour: "removed", values: lost, downward: true },
      ],
      shape: "bars",
      ...counts,
    },
  };
}
