import { removeAccount } from "#src/accounts/own-account/remove-account.ts";
import { readAccount } from "#src/accounts/read-account.ts";
import { AppError } from "#src/app-error.ts";
import { writeAudit } from "#src/audit/write-audit.ts";
import type { Db } from "#src/db/database.ts";
import type { ChangeDeps } from "./change-user.ts";
import { orNotFound } from "./or-not-found.ts";

export type DeleteDeps = ChangeDeps & Parameters<typeof removeAccount>[0];

/**
 * Deletes another user's account and writes the acting administrator to the audit log.
 * @throws AppError `forbidden` for the administrator's own account, `USER_NOT_FOUND`, and errors from ending the
 * payments
 */
export async function deleteUser(
  deps: DeleteDeps,
  { actorId, id }: { readonly actorId: string; readonly id: string },
): Promise<void> {
  if (actorId === id) throw new AppError("forbidden", "You can't delete your own account here. Use your account page.");
  const account = await readAccount(deps, { id });
  const details = { plan: account.plan, premium_by: account.premiumBy, role: account.role };
  const target = { kind: "user", id } as const;
  const alongside = (tx: Db) => writeAudit(tx, deps.now(), { actorId, action: "user.delete", target, details });
  const outcome = await orNotFound(() => removeAccount(deps, account, { by: actorId, alongside }));
  if (outcome === "gone") throw new AppError("USER_NOT_FOUND");
}
