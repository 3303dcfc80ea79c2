import type { Db } from "#src/db/database.ts";
import type { SignedIn } from "#src/http/route.ts";
import type { Auth } from "../sign-in/auth.ts";
import { fromAuth } from "../sign-in/auth-clock.ts";
import { callAuth } from "../sign-in/call-auth.ts";
import { findAccount } from "../store.ts";

interface Deps {
  readonly auth: Auth;
  readonly db: Db;
  readonly now: () => Date;
}

/**
 * Returns the account and session that belong to the request's cookie. Returns undefined if there is no session or the
 * account is banned.
 */
export async function readSession({ auth, db, now }: Deps, headers: Headers): Promise<SignedIn | undefined> {
  if (!headers.has("cookie")) return undefined;
  const cookies: string[] = [];
  const found = await callAuth(() => auth.api.getSession({ headers, returnHeaders: true }), cookies);
  const account = found ? await findAccount(db, found.session.userId, now()) : undefined;
  if (!found || !account?.isActive) return undefined;
  return { account, sessionId: found.session.id, startedAt: fromAuth(found.session.createdAt, now), cookies };
}
