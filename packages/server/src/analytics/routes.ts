import { activityAnalytics, revenueAnalytics } from "@rewright/contract/admin/analytics";
import { prices } from "@rewright/contract/plans";
import type { Db } from "../db/database.ts";
import { type ApiRoute, route } from "../http/route.ts";
import { readActivity } from "./read-activity.ts";
import { readRevenue } from "./read-revenue.ts";

/** Returns the API routes with the data of the administrators' charts. */
export const analyticsRoutes = (deps: { readonly db: Db; readonly now: () => Date }): ApiRoute[] => [
  route(revenueAnalytics, async ({ input }) => {
    const points = await readRevenue(deps, input);
    const total = (name: "gross" | "refunded" | "net" | "payments") => points.reduce((sum, one) => sum + one[name], 0);
    const totals = {
      gross: total("gross"),
      refunded: total("refunded"),
      net: total("net"),
      payments: total("payments"),
      mrr: points.at(-1)?.mrr ?? 0,
    };
    return {
      success: true as const,
      data: { currency: prices.currency, interval: input.interval, points, totals },
    };
  }),

  route(activityAnalytics, async ({ input }) => ({
    success: true as const,
    data: { interval: input.interval, ...(await readActivity(deps, input)) },
  })),
];
