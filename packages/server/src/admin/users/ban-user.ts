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
 * @throws AppError `forbidden` for the acting administrator's own account, so the last administrator cannot be banned
 */
export async function banUser(deps: ChangeDeps, { actorId, id, reason }: Reasoned): Promise<Account> {
  if (actorId === id) throw new AppError("forbidden", "You can't ban your own account.");
  return changeUser(deps, { actorId, id, action: "user.ban" }, async (tx, row, now) => {
    // Delete sessions even if the account is already banned: a sign-in that was in progress may have created one.
    const ended_sessions = await deleteSessions(tx, id);
    if (!row.isActive && row.banReason === reason && ended_sessions === 0) return undefined;
    await updateUserRow(tx, id, { isActive: false, banReason: reason }, now);
    return { reason, ended_sessions, before: { is_active: row.isActive }, after: { is_active: false } };
  });
}

/** Lifts the ban of an account, so that it can sign in again. */
export async function unbanUser(deps: ChangeDeps, { actorId, id, reason }: Reasoned): Promise<Account> {
  return changeUser(deps, { actorId, id, action: "user.unban" }, async (tx, row, now) => {
    if (row.isActive) return undefined;
    await updateUserRow(tx, id, { isActive: true, banReason: null }, now);
    // Delete the session of a sign-in that was in progress during the ban. The owner must sign in again.
    await deleteSessions(tx, id);
    const before = { is_active: false, ban_reason: row.banReason };
    return { reason, before, after: { is_active: true, ban_reason: null } };
  });
}
