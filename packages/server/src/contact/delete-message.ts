import { lockAdmins } from "../accounts/administrators/lock-admins.ts";
import { AppError } from "../app-error.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Db } from "../db/database.ts";
import { deleteMessageRow } from "./store.ts";

/**
 * Deletes a contact message and writes this to the audit log.
 * @throws AppError `forbidden`, `not_found`
 */
export async function deleteMessage(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  actor: { readonly id: string },
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAdmins(tx, actor.id);
    if (!(await deleteMessageRow(tx, id))) throw new AppError("not_found");
    const target = { kind: "message", id } as const;
    await writeAudit(tx, now(), { actorId: actor.id, action: "message.delete", target });
  });
}
