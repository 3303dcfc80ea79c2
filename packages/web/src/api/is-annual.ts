import type { User } from "@rewright/contract/user";

/** Returns true when Premium is paid yearly, which includes batch upload. The server checks this on each call. */
export function isAnnual(user: User | undefined): boolean {
  return user?.plan === "premium" && user.premium_by === "subscription" && user.billing_period === "yearly";
}
