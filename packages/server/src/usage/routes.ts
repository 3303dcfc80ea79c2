import { checkUsage, incrementUsage, resetUsage, usageStats } from "@rewright/contract/usage";
import { readAccount } from "../accounts/read-account.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { type ApiRoute, route, sessionOf } from "../http/route.ts";
import { orUnavailable } from "./or-unavailable.ts";
import { reportUsage } from "./report-usage.ts";
import { usedUp } from "./reserve-rewrite.ts";
import { resetUsageOf } from "./reset-usage.ts";

type Deps = Parameters<typeof reportUsage>[0];

/** Returns the API routes that report how many rewrites a visitor has left. */
export function usageRoutes(deps: Deps): ApiRoute[] {
  return [
    route(checkUsage, (call) => reportUsage(deps, call)),
    route(usageStats, (call) => reportUsage(deps, call)),
    route(incrementUsage, async (call) => {
      const usage = await reportUsage(deps, call);
      if (!usage.limited || usage.resetTime === null) return usage;
      throw usedUp(usage.limit, new Date(usage.resetTime), deps.now());
    }),
    route(resetUsage, async (call) => {
      const { account } = sessionOf(call);
      const actorId = account.id;
      const { userId } = call.input;
      const { id } = userId ? await readAccount(deps, { id: userId }) : account;
      await orUnavailable(() =>
        deps.db.transaction(async (tx) => {
          await resetUsageOf({ db: tx }, id);
          await writeAudit(tx, deps.now(), { actorId, action: "user.reset_usage", target: { kind: "user", id } });
        }),
      );
      return { success: true as const };
    }),
  ];
}
