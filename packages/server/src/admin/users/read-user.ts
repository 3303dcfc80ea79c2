import type { AdminUser, getUser } from "@rewright/contract/admin/users";
import type { z } from "zod";
import { type Account, toUser } from "#src/accounts/account.ts";
import { readAccount } from "#src/accounts/read-account.ts";
import { openSessionsOf } from "#src/accounts/sessions/list-sessions.ts";
import type { Call } from "#src/http/route.ts";
import { reportUsage } from "#src/usage/report-usage.ts";
import type { ChangeDeps } from "./change-user.ts";
import { findGrants } from "./store.ts";

export type ReadDeps = ChangeDeps & Parameters<typeof reportUsage>[0];

/** Returns an account with its sessions, its rewrites of the last 24 hours, and its grants of Premium. */
export async function readUser(
  deps: ReadDeps,
  call: Pick<Call, "guest" | "settings">,
  id: string,
): Promise<z.output<typeof getUser.output>["data"]> {
  const account = await readAccount(deps, { id });
  const usage = await reportUsage(deps, { ...call, account });
  const grants = await findGrants(deps.db, id);
  return {
    ...toAdminUser(account),
    sessions: await openSessionsOf(deps.db, id, deps.now()),
    grants: grants.map(({ grant, grantedBy }) => ({
      id: grant.id,
      reason: grant.reason,
      granted_at: grant.grantedAt.toISOString(),
      ends_at: grant.endsAt?.toISOString() ?? null,
      granted_by: grantedBy,
    })),
    usage: { used: usage.totalUsed, limit: usage.limit, reset_time: usage.resetTime },
  };
}

/** Converts an account to the form that administrators get: the fields that its owner gets, and those listed here. */
export function toAdminUser(account: Account): AdminUser {
  return { ...toUser(account), ban_reason: account.banReason };
}
