import type { User } from "@rewright/contract/user";

/** The most milliseconds between the creation of a new account and its first sign-in. */
const atOnceMs = 10_000;

/** Returns whether the current sign-in with Google created the account. Both times are by the server's clock. */
export function isNewAccount(user: Pick<User, "created_at" | "last_login" | "has_password">): boolean {
  const { created_at, last_login, has_password } = user;
  return !has_password && last_login !== null && Date.parse(last_login) - Date.parse(created_at) < atOnceMs;
}
