import type { AdminUser } from "@rewright/contract/admin/users";
import { type Account, toUser } from "#src/accounts/account.ts";

/** Returns an account as administrators see it: the fields for its owner, and those listed here. */
export function toAdminUser(account: Account): AdminUser {
  return { ...toUser(account), ban_reason: account.banReason };
}
