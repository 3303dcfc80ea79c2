import type { User } from "@rewright/contract/user";

/** The first sign-in follows the account's beginning within this time. */
const atOnceMs = 10_000;

/** True for an account that the sign-in with Google that is under way has opened; both times are the server's. */
export function isNewAccount(user: Pick<User, "created_at" | "last_login" | "has_password">): boolean {
  const { created_at, last_login, has_password } = user;
  return !has_password && last_login !== null && Date.parse(last_login) - Date.parse(created_at) < atOnceMs;
}
