import type { AuditAction } from "@rewright/contract/admin/choices";
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/**
 * Table of actions of administrators, and of changes of API keys by their owners (audit log). Rows are never changed, and
 * are deleted after the retention period.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The account that acted. Null if the server itself acted. */
    actorId: uuid("actor_id"),
    action: text().$type<AuditAction>().notNull(),
    targetKind: text("target_kind", { enum: ["user", "payment", "event", "message", "settings", "table"] }).notNull(),
    targetId: text("target_id"),
    /** Reasons, and values before and after. Must not contain a user's text, an email address or a secret. */
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    index("audit_log_target").on(table.targetId, table.id.desc()),
    index("audit_log_actor").on(table.actorId, table.id.desc()),
    index("audit_log_action").on(table.action, table.id.desc()),
  ],
);
