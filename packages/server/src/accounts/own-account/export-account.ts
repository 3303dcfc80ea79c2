import type { Db } from "#src/db/database.ts";
import { type Account, toUser } from "../account.ts";
import { toSession } from "../sessions/list-sessions.ts";
import { findRelatedRows, openSessions } from "../store.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  /** Functions that return further data about an account, such as its payments, by the data's name in the export. */
  readonly exports: Readonly<Record<string, (accountId: string) => Promise<unknown>>>;
}

/** Returns all data that is stored about an account, for its owner. */
export async function exportAccountOf(
  { db, now, exports }: Deps,
  account: Account,
  sessionId: string,
): Promise<Record<string, unknown>> {
  const at = now();
  const sessions = (await openSessions(db, account.id, at)).map((row) => toSession(row, sessionId));
  const others = Object.entries(exports).map(async ([name, read]) => [name, await read(account.id)] as const);
  return {
    exported_at: at.toISOString(),
    account: { ...toUser(account), credits_granted_at: account.creditsGrantedAt, ban_reason: account.banReason },
    sessions,
    ...(await findRelatedRows(db, account.id)),
    ...Object.fromEntries(await Promise.all(others)),
  };
}
