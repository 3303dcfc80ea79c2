import { grantPremium } from "@rewright/contract/admin-users";
import { grantPremiumTo } from "../accounts/grant-premium.ts";
import type { Db } from "../db/database.ts";
import { type ApiRoute, route, sessionOf } from "../http/route.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
}

/** The addresses that administrators alone may use. */
export const adminRoutes = (deps: Deps): ApiRoute[] => [
  route(grantPremium, async (call) => {
    const endsAt = await grantPremiumTo(deps, sessionOf(call).account, call.input);
    return { success: true as const, ends_at: endsAt?.toISOString() ?? null };
  }),
];
