import * as contract from "@rewright/contract/api-keys";
import { AppError } from "#src/app-error.ts";
import { type ApiRoute, route, sessionOf } from "#src/http/route.ts";
import { createKey } from "./create-key.ts";
import { exportKeys } from "./export-keys.ts";
import { revokeKeys } from "./revoke-keys.ts";

type Deps = Parameters<typeof createKey>[0];

/** Returns the API routes with which users manage the API keys of their account. */
export const apiKeyRoutes = (deps: Deps): ApiRoute[] => [
  route(contract.listKeys, async (call) => ({ keys: await exportKeys(deps, sessionOf(call).account.id) })),
  route(contract.createKey, (call) => {
    const who = { account: sessionOf(call).account, addressHash: call.guest.addressHash };
    return createKey(deps, who, call.input);
  }),
  route(contract.revokeKey, async (call) => {
    const { account } = sessionOf(call);
    const which = { id: call.input.id, now: deps.now() };
    const revoked = await deps.db.transaction((tx) => revokeKeys(tx, account.id, which));
    if (revoked === 0) throw new AppError("not_found");
    return { success: true as const };
  }),
];
