import { randomBytes } from "node:crypto";
import { periods } from "@rewright/contract/periods";
import { parse, serialize } from "hono/utils/cookie";
import type { Db } from "#src/db/database.ts";
import { type Keys, keyedHash, withEach } from "#src/secrets/secret.ts";
import { addSignUpMark, takeSignUpMark } from "../store.ts";

const lifeSeconds = periods.mailedLinkMinutes * 60;

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly keys: Keys;
  readonly origin: string;
}

/**
 * Recognizes by a cookie the browser in which an account was created, so that the link that verifies the account's
 * address can sign that browser in. The browser sends the cookie only to the endpoint that verifies addresses. The
 * database stores a keyed hash of the cookie with the account's id until the link expires or is used.
 */
export function createSignUpBrowsers({ db, now, keys, origin }: Deps) {
  const isSecure = origin.startsWith("https:");
  const name = isSecure ? "__Secure-sign_up" : "sign_up";
  const hashesOf = (token: string) => withEach(keys, (key) => keyedHash(key, token));
  const cookie = (token: string, maxAge: number) =>
    serialize(name, token, {
      httpOnly: true,
      sameSite: "Strict",
      secure: isSecure,
      path: "/api/auth/verify-email",
      maxAge,
    });
  return {
    /** Creates the cookie that marks the browser of a new account. `store` saves the cookie's hash for the account. */
    newMark() {
      const token = randomBytes(32).toString("base64url");
      const expiresAt = new Date(now().getTime() + lifeSeconds * 1000);
      return {
        cookie: cookie(token, lifeSeconds),
        store: (tx: Db, accountId: string) =>
          addSignUpMark(tx, { hash: hashesOf(token)[0], accountId, now: now(), expiresAt }),
      };
    },

    /**
     * Deletes the cookie that marks the browser of a new account.
     * @returns whether this browser created the account and the cookie was not used before
     */
    async takeMark(accountId: string, headers: Headers, cookies: string[]): Promise<boolean> {
      const token = parse(headers.get("cookie") ?? "", name)[name];
      if (!token) return false;
      cookies.push(cookie("", 0));
      return takeSignUpMark(db, { hashes: hashesOf(token), accountId, now: now() });
    },
  };
}
export type SignUpBrowsers = ReturnType<typeof createSignUpBrowsers>;
