import type { Account } from "#src/accounts/account.ts";
import { endRunningGrants } from "./change-store.ts";
import { type ChangeDeps, changeUser } from "./change-user.ts";

/** Ends all current grants of Premium that administrators gave the account. */
export async function endGrants(
  deps: ChangeDeps,
  { actorId, id, reason }: { readonly actorId: string; readonly id: string; readonly reason: string },
): Promise<{ readonly account: Account; readonly ended: number }> {
  let ended: string[] = [];
  const account = await changeUser(deps, { actorId, id, action: "premium.end" }, async (tx, _row, now) => {
    ended = await endRunningGrants(tx, id, now);
    return ended.length === 0 ? undefined : { reason, grants: ended };
  });
  return { account, ended: ended.length };
}
