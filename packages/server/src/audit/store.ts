import type { AuditAction } from "@rewright/contract/admin/choices";
import { aliasedTable, and, eq, lt, type SQL, sql } from "drizzle-orm";
import { auditLog } from "../db/audit-schema.ts";
import type { Db } from "../db/database.ts";
import { users } from "../db/schema.ts";
import { countRows, cutPage, type PageAsked, seek } from "../db/seek.ts";

export async function insertEntry(db: Db, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}

export interface EntryFilter {
  readonly action?: AuditAction | undefined;
  readonly targetId?: string | undefined;
  readonly actorId?: string | undefined;
}

/**
 * Returns one page of the audit log, newest first. Includes the email addresses of administrators and affected users
 * whose accounts still exist.
 */
export async function findEntries(db: Db, filter: EntryFilter, asked: PageAsked) {
  const actor = aliasedTable(users, "actor");
  const target = aliasedTable(users, "target");
  const part = seek(asked, {
    by: auditLog.id,
    byType: "bigint",
    tie: auditLog.id,
    tieType: "bigint",
    direction: "desc",
  });
  const where = matching(filter);
  // Find the page first, so that email addresses are looked up only for its rows.
  const page = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(where, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset)
    .as("page");
  const targetId = sql`CASE WHEN ${auditLog.targetKind} = 'user' THEN ${auditLog.targetId}::uuid END`;
  const rows = await db
    .select({ entry: auditLog, actorEmail: actor.email, targetEmail: target.email, position: part.position })
    .from(page)
    .innerJoin(auditLog, eq(auditLog.id, page.id))
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(target, eq(target.id, targetId))
    .orderBy(...part.orderBy);
  const total = await countRows(db, auditLog, where);
  return { ...cutPage(rows, asked), ...total };
}

function matching({ action, targetId, actorId }: EntryFilter): SQL | undefined {
  return and(
    action && eq(auditLog.action, action),
    targetId ? eq(auditLog.targetId, targetId) : undefined,
    actorId ? eq(auditLog.actorId, actorId) : undefined,
  );
}

export async function deleteEntriesBefore(db: Db, limit: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.at, limit));
}
