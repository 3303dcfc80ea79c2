import { type AuditEntry, listAuditLog } from "@rewright/contract/admin/audit";
import type { Db } from "../db/database.ts";
import { pageAnswer } from "../http/page-answer.ts";
import { type ApiRoute, route } from "../http/route.ts";
import { findEntries } from "./store.ts";

/** Returns the API route with which administrators read the audit log. */
export const auditRoutes = ({ db }: { readonly db: Db }): ApiRoute[] => [
  route(listAuditLog, async ({ input }) => {
    const { action, target_id: targetId, actor_id: actorId } = input;
    return pageAnswer(await findEntries(db, { action, targetId, actorId }, input), input, toEntry);
  }),
];

function toEntry({
  entry,
  actorEmail,
  targetEmail,
}: Awaited<ReturnType<typeof findEntries>>["rows"][number]): AuditEntry {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    action: entry.action,
    actor_id: entry.actorId,
    actor_email: actorEmail,
    target_kind: entry.targetKind,
    target_id: entry.targetId,
    target_email: targetEmail,
    details: { ...entry.details },
  };
}
