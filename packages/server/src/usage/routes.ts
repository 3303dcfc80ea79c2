import { checkUsage, incrementUsage, resetUsage, usageStats } from "@rewright/contract/usage";
import { type ApiRoute, route } from "../http/route.ts";
import { reportUsage } from "./report-usage.ts";
import { resetUsageOf } from "./reset-usage.ts";

type Deps = Parameters<typeof reportUsage>[0];

/** The addresses that tell a visitor how many uses are left. */
export const usageRoutes = (deps: Deps): ApiRoute[] => [
  route(checkUsage, (call) => reportUsage(deps, call)),
  route(usageStats, (call) => reportUsage(deps, call)),
  route(incrementUsage, (call) => reportUsage(deps, call)),
  route(resetUsage, async ({ account, input }) => {
    await resetUsageOf(deps, input.userId ?? account!.id);
    return { success: true as const };
  }),
];
