import type { Account } from "#src/accounts/account.ts";
import { AppError } from "#src/app-error.ts";
import { deleteSessions, updateUserRow } from "./change-store.ts";
import { type ChangeDeps, changeUser } from "./change-user.ts";

interface Reasoned {
  readonly actorId: string;
  readonly id: string;
  readonly reason: string;
}

/**
 * Bans an account: deletes its sessions and prevents new sign-ins.
 * @throws AppError `forbidden` for the actor's account, so the last administrator cannot be banned
 */
export async function banUser(deps: ChangeDeps, { actorId, id, reason }: Reasoned): Promise<Account> {
  if (actorId === id) throw new AppError("forbidden", "You can't ban your own account.");
  return changeUser(deps, { actorId, id, action: "user.ban" }, async (tx, row, now) => {
    // Also for an account that is banned already, because a sign-in during the ban may have created a session since.
    const ended_sessions = await deleteSessions(tx, id);
    if (!row.isActive && row.banReason === reason && ended_sessions === 0) return undefined;
    await updateUserRow(tx, id, { isActive: false, banReason: reason }, now);
    return { reason, ended_sessions, before: { is_active: row.isActive }, after: { is_active: false } };
  });
}

/** Allows a banned account to sign in again. */
export async function unbanUser(deps: ChangeDeps, { actorId, id, reason }: Reasoned): Promise<Account> {
  return changeUser(deps, { actorId, id, action: "user.unban" }, async (tx, row, now) => {
    if (row.isActive) return undefined;
    await updateUserRow(tx, id, { isActive: true, banReason: null }, now);
    // Deletes the session of a sign-in that was in progress during the ban, so that the owner must sign in again.
    await deleteSessions(tx, id);
    const before = { is_active: false, ban_reason: row.banReason };
    return { reason, before, after: { is_active: true, ban_reason: null } };
  });
}
