import type { User } from "@rewright/contract/user";

/** A first sign-in follows the account's beginning within this time. */
const atOnceMs = 60_000;

/** True for an account that was opened by the sign-in that is under way; both times are the server's. */
export function isNewAccount({ created_at, last_login }: Pick<User, "created_at" | "last_login">): boolean {
  return last_login !== null && Date.parse(last_login) - Date.parse(created_at) < atOnceMs;
}
