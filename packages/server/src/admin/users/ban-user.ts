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
 * Bans an account: its sessions end, and it can no longer sign in.
 * @throws AppError `forbidden` for one's own, which also keeps the last administrator from being banned
 */
export async function banUser(deps: ChangeDeps, { actorId, id, reason }: Reasoned): Promise<Account> {
  if (actorId === id) throw new AppError("forbidden", "You can't ban your own account.");
  return changeUser(deps, { actorId, id, action: "user.ban" }, async (tx, row, now) => {
    // One that was about to begin when the ban came may be there by now.
    const ended_sessions = await deleteSessions(tx, id);
    if (!row.isActive && row.banReason === reason && ended_sessions === 0) return undefined;
    await updateUserRow(tx, id, { isActive: false, banReason: reason }, now);
    return { reason, ended_sessions, before: { is_active: row.isActive }, after: { is_active: false } };
  });
}

/** Lets a banned account sign in again. */
export async function unbanUser(deps: ChangeDeps, { actorId, id, reason }: Reasoned): Promise<Account> {
  return changeUser(deps, { actorId, id, action: "user.unban" }, async (tx, row, now) => {
    if (row.isActive) return undefined;
    await updateUserRow(tx, id, { isActive: true, banReason: null }, now);
    // A sign-in that was under way when the ban came has left one; its owner is to sign in anew.
    await deleteSessions(tx, id);
    const before = { is_active: false, ban_reason: row.banReason };
    return { reason, before, after: { is_active: true, ban_reason: null } };
  });
}
