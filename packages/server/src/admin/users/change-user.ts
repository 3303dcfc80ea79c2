import type { AuditAction } from "@rewright/contract/admin/choices";
import type { Account } from "#src/accounts/account.ts";
import { lockAdmins } from "#src/accounts/administrators/lock-admins.ts";
import { readAccount } from "#src/accounts/read-account.ts";
import { AppError } from "#src/app-error.ts";
import { writeAudit } from "#src/audit/write-audit.ts";
import type { Db } from "#src/db/database.ts";
import type { users } from "#src/db/schema.ts";
import { lockUser } from "./change-store.ts";

export interface ChangeDeps {
  readonly db: Db;
  readonly now: () => Date;
}

/** Holds which administrator changes which account, and the name of the action in the audit log. */
interface Change {
  readonly actorId: string;
  readonly id: string;
  readonly action: AuditAction;
}

/**
 * Changes an account and writes an entry to the audit log, in one transaction. The acting administrator cannot lose the
 * role during the transaction.
 * @param change returns the details for the audit log, or undefined if nothing was changed
 * @returns the changed account
 * @throws AppError `USER_NOT_FOUND`, `forbidden`
 */
export async function changeUser(
  deps: ChangeDeps,
  { actorId, id, action }: Change,
  change: (tx: Db, row: typeof users.$inferSelect, now: Date) => Promise<Readonly<Record<string, unknown>> | undefined>,
): Promise<Account> {
  await deps.db.transaction(async (tx) => {
    await lockAdmins(tx, actorId);
    const row = await lockUser(tx, id);
    if (!row) throw new AppError("USER_NOT_FOUND");
    const now = deps.now();
    const details = await change(tx, row, now);
    if (details) await writeAudit(tx, now, { actorId, action, target: { kind: "user", id }, details });
  });
  return readAccount(deps, { id });
}
