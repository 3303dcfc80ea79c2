import { AppError } from "#src/app-error.ts";
import { deleteSessions } from "./change-store.ts";
import { type ChangeDeps, changeUser } from "./change-user.ts";

/**
 * Deletes all sessions of an account, or only the given one.
 * @returns the number of deleted sessions
 * @throws AppError `not_found` if the account has no such session
 */
export async function endSessions(
  deps: ChangeDeps,
  {
    actorId,
    id,
    sessionId,
  }: { readonly actorId: string; readonly id: string; readonly sessionId?: string | undefined },
): Promise<number> {
  let ended = 0;
  await changeUser(deps, { actorId, id, action: "user.end_sessions" }, async (tx) => {
    ended = await deleteSessions(tx, id, sessionId);
    if (sessionId !== undefined && ended === 0)
      throw new AppError("not_found", "This session doesn't exist or belongs to another account.");
    return ended === 0 ? undefined : { ended };
  });
  return ended;
}
