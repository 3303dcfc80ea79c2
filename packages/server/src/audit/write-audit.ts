import type { AuditAction } from "@rewright/contract/admin/choices";
import type { auditLog } from "../db/audit-schema.ts";
import type { Db } from "../db/database.ts";
import { insertEntry } from "./store.ts";

export interface AuditedAction {
  /** The account that acted. */
  readonly actorId: string;
  readonly action: AuditAction;
  readonly target: { readonly kind: (typeof auditLog.$inferSelect)["targetKind"]; readonly id: string | null };
  /** Reasons and the values before and after. Must not contain a user's text, an email address or a secret. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Writes an administrator's action, or an owner's change of API keys, to the audit log. Pass the transaction of the
 * action, so that either both are stored or neither.
 */
export async function writeAudit(
  db: Db,
  now: Date,
  { actorId, action, target, details = {} }: AuditedAction,
): Promise<void> {
  await insertEntry(db, { at: now, actorId, action, targetKind: target.kind, targetId: target.id, details });
}
