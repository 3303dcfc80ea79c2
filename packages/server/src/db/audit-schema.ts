import type { AuditAction } from "@rewright/contract/admin/choices";
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Actions of administrators. Rows are only added, and deleted after their retention time. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Absent for an action of the server. */
    actorId: uuid("actor_id"),
    action: text().$type<AuditAction>().notNull(),
    targetKind: text("target_kind", { enum: ["user", "payment", "event", "message", "settings", "table"] }).notNull(),
    targetId: text("target_id"),
    /** Reasons, and values before and after; never a text, an email address or a secret. */
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    index("audit_log_target").on(table.targetId, table.id.desc()),
    index("audit_log_actor").on(table.actorId, table.id.desc()),
    index("audit_log_action").on(table.action, table.id.desc()),
  ],
);
