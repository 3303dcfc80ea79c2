import type { AuditEntry } from "@rewright/contract/admin/audit";

const kinds = {
  user: "Account",
  payment: "Payment",
  event: "Event",
  message: "Message",
  settings: "System settings",
  table: "Table",
} as const satisfies Record<AuditEntry["target_kind"], string>;

/** Returns the administrator's email address, or a shortened id if the account was deleted. */
export function actorName({ actor_email, actor_id }: Pick<AuditEntry, "actor_email" | "actor_id">): string {
  if (actor_email) return actor_email;
  return actor_id ? `Account ${actor_id.slice(0, 8)}… (deleted)` : "Unknown";
}

/** Returns a name for the account or object that the action changed. */
export function targetName(entry: Pick<AuditEntry, "target_email" | "target_id" | "target_kind">): string {
  if (entry.target_email) return entry.target_email;
  const kind = kinds[entry.target_kind];
  return entry.target_id ? `${kind} ${entry.target_id}` : kind;
}
