import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKeys, type Secrets, withEach } from "#src/secrets/secret.ts";

/** The prefix of the accounts library's cookie names, which follows `__Secure-`. */
export const cookiePrefix = "session";

/**
 * Returns the secrets with which the accounts library signs its cookies: first the current one, then former ones that
 * are still valid.
 */
export const librarySecrets = (secrets: Secrets): readonly [current: string, ...others: string[]] =>
  withEach(deriveKeys(secrets, "sessions"), (key) => key.toString("base64url"));

const ownCookie = new RegExp(`^(?:__Secure-)?${cookiePrefix}\\.`);

/** Returns whether a Cookie header has a cookie of a session, valid or not. */
export const hasSessionCookie = (header: string) => header.split(";").some((cookie) => ownCookie.test(cookie.trim()));

/**
 * Returns a function that prepares a Cookie header for the accounts library, which knows only the current secret. Signs
 * the library's cookies again if a former secret signed them. Leaves other cookies unchanged.
 */
export function createCookieSigner(secrets: Secrets): (header: string) => string {
  const [current, ...others] = librarySecrets(secrets);
  if (others.length === 0) return (header) => header;

  function resign(cookie: string): string {
    const at = cookie.indexOf("=");
    const [name, signed] = [cookie.slice(0, at), decoded(cookie.slice(at + 1))];
    const dot = signed.lastIndexOf(".");
    if (at < 1 || dot < 1 || !ownCookie.test(name)) return cookie;
    const [value, signature] = [signed.slice(0, dot), signed.slice(dot + 1)];
    if (!others.some((secret) => isEqual(sign(secret, value), signature))) return cookie;
    return `${name}=${encodeURIComponent(`${value}.${sign(current, value)}`)}`;
  }

  return (header) =>
    header
      .split(";")
      .map((cookie) => resign(cookie.trim()))
      .join("; ");
}

function sign(secret: string, value: string): string {
  return createHmac("sha256", secret).update(value).digest("base64");
}

function isEqual(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
