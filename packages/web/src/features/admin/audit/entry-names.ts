import type { AuditEntry } from "@rewright/contract/admin/audit";

const kinds = {
  user: "account",
  payment: "payment",
  event: "event",
  message: "message",
  settings: "system settings",
  table: "table",
} as const satisfies Record<AuditEntry["target_kind"], string>;

/** Who did it. */
export function actorName({ actor_email, actor_id }: Pick<AuditEntry, "actor_email" | "actor_id">): string {
  if (actor_email) return actor_email;
  return actor_id ? `deleted account ${actor_id.slice(0, 8)}…` : "nobody known";
}

/** What it was done to. */
export function targetName(entry: Pick<AuditEntry, "target_email" | "target_id" | "target_kind">): string {
  if (entry.target_email) return entry.target_email;
  const kind = kinds[entry.target_kind];
  return entry.target_id ? `${kind} ${entry.target_id}` : kind;
}
