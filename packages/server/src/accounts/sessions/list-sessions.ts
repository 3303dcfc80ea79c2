import type { Session } from "@rewright/contract/account";
import type { Db } from "#src/db/database.ts";
import type { sessions } from "#src/db/schema.ts";
import { openSessions } from "../store.ts";
import { deviceOf, displayAddress } from "./device.ts";

/** Converts a session to the form that its owner sees, without its token. */
export function toSession(
  { id, userAgent, ipAddress, createdAt, updatedAt }: typeof sessions.$inferSelect,
  currentId: string,
): Session {
  return {
    id,
    device: deviceOf(userAgent),
    place: displayAddress(ipAddress) ?? "unknown",
    created_at: createdAt.toISOString(),
    last_seen: updatedAt.toISOString(),
    current: id === currentId,
  };
}

/** Returns an account's unexpired sessions as administrators see them, newest first. */
export async function openSessionsOf(db: Db, accountId: string, now: Date) {
  const rows = await openSessions(db, accountId, now);
  return rows.map((row) => {
    const { current: _current, ...session } = toSession(row, "");
    return { ...session, expires_at: row.expiresAt.toISOString() };
  });
}
