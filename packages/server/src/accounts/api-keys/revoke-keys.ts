import { writeAudit } from "#src/audit/write-audit.ts";
import type { Db } from "#src/db/database.ts";
import { deleteKeys } from "./store.ts";

/**
 * Deletes one or all API keys of an account, and writes each to the audit log, in the caller's transaction. Every server
 * looks up the key of every request in the database, so that a revoked key stops working at once.
 * @returns the number of revoked keys
 */
export async function revokeKeys(
  tx: Db,
  accountId: string,
  { id, reason, now }: { readonly id?: string; readonly reason?: string; readonly now: Date },
): Promise<number> {
  const revoked = await deleteKeys(tx, accountId, id);
  for (const { prefix } of revoked) {
    const target = { kind: "user", id: accountId } as const;
    const details = { prefix, ...(reason !== undefined && { reason }) };
    await writeAudit(tx, now, { actorId: accountId, action: "key.revoke", target, details });
  }
  return revoked.length;
}
