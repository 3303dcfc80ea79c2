import { checkUsage, incrementUsage, resetUsage, usageStats } from "@rewright/contract/usage";
import { AppError } from "../app-error.ts";
import { type ApiRoute, route } from "../http/route.ts";
import { reportUsage } from "./report-usage.ts";

type Deps = Parameters<typeof reportUsage>[0];

/** The addresses that tell a visitor how many uses are left. */
export const usageRoutes = (deps: Deps): ApiRoute[] => [
  route(checkUsage, ({ guest }) => reportUsage(deps, guest)),
  route(usageStats, ({ guest }) => reportUsage(deps, guest)),
  route(incrementUsage, ({ guest }) => reportUsage(deps, guest)),
  route(resetUsage, () => Promise.reject(new AppError("forbidden"))),
];
