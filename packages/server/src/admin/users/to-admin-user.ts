import type { AdminUser } from "@rewright/contract/admin/users";
import { type Account, toUser } from "#src/accounts/account.ts";

/** An account as administrators see it. No field goes out that is not named here or for its owner. */
export function toAdminUser(account: Account): AdminUser {
  return { ...toUser(account), ban_reason: account.banReason };
}
