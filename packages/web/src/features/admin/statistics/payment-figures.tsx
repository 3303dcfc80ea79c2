import type { paymentStats } from "@rewright/contract/admin/payments";
import { formatAmount, prices } from "@rewright/contract/plans";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { read } from "#src/api/call.ts";
import { StatCard } from "../fields/stat-card.tsx";
import { count, total } from "../fields/total.ts";
import { type View, viewTo } from "../views/views.ts";
import { Figures } from "./figures.tsx";
import { statisticsStrings } from "./strings.ts";

interface Sum {
  readonly currency: string;
  readonly gross: number;
  readonly refunded: number;
  readonly net: number;
}

/** Shows the number of payments, their sums, and the payments that need attention. */
export function PaymentFigures() {
  const query = useQuery({
    queryKey: ["/api/payment-logs/stats"],
    queryFn: async ({ signal }) => (await read<typeof paymentStats>("/api/payment-logs/stats", signal)).data,
  });
  const now = query.data;
  return (
    <Figures title={statisticsStrings.payments} failed={statisticsStrings.paymentsFailed} query={query}>
      <StatCard
        name={statisticsStrings.payments}
        value={now && total({ total: now.total_payments, total_is_estimate: now.total_is_estimate })}
        note={now && `${count(now.by_status.completed ?? 0)} completed, ${count(now.by_status.failed ?? 0)} failed`}
      />
      <StatCard
        name={statisticsStrings.revenueIn30Days}
        value={now && sums(now.last_30_days, "net")}
        note={now && statisticsStrings.inTotal(sums(now.revenue, "net"))}
      />
      <StatCard
        name={statisticsStrings.refunded}
        value={now && sums(now.revenue, "refunded")}
        note={now && `${sums(now.last_30_days, "refunded")} in the last 30 days`}
      />
      <StatCard
        name={statisticsStrings.needsAttention}
        value={now && count(now.unmatched + now.waiting_events)}
        note={
          now && (
            <>
              <To view="unmatched">{statisticsStrings.unmatched(now.unmatched, count(now.unmatched))}</To>,{" "}
              <To view="events">{statisticsStrings.eventsWaiting(now.waiting_events, count(now.waiting_events))}</To>
            </>
          )
        }
      />
    </Figures>
  );
}

/** Formats sums of money, one for each currency. Different currencies are never added. */
function sums(all: readonly Sum[], what: "net" | "refunded"): string {
  return all.map((sum) => formatAmount(sum[what], sum.currency)).join(" and ") || formatAmount(0, prices.currency);
}

function To({ view, children }: { readonly view: View; readonly children: ReactNode }) {
  return (
    <Link to={viewTo(view)} state={{ keepPlace: true }} className="text-pencil underline underline-offset-4">
      {children}
    </Link>
  );
}
