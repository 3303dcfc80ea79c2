import { lockAdmins } from "../accounts/administrators/lock-admins.ts";
import { AppError } from "../app-error.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Db } from "../db/database.ts";
import { lockMessage, type Message, setHandled } from "./store.ts";

/**
 * Marks a contact message as handled or as open, and writes this to the audit log.
 * @throws AppError `forbidden`, `not_found`
 */
export async function markMessage(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  actor: { readonly id: string },
  { id, state }: { readonly id: string; readonly state: "open" | "handled" },
): Promise<Message> {
  return db.transaction(async (tx) => {
    await lockAdmins(tx, actor.id);
    const message = await lockMessage(tx, id);
    if (!message) throw new AppError("not_found");
    if ((message.handledAt === null) === (state === "open")) return message;
    const at = now();
    const handledAt = state === "handled" ? at : null;
    await setHandled(tx, id, handledAt);
    const target = { kind: "message", id } as const;
    await writeAudit(tx, at, { actorId: actor.id, action: "message.mark", target, details: { state } });
    return { ...message, handledAt };
  });
}
