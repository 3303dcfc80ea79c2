import type { User } from "@rewright/contract/user";

/** Whether Premium is paid by the year, which has batch upload as well. The server decides at each call. */
export function isAnnual(user: User | undefined): boolean {
  return user?.plan === "premium" && user.premium_by === "subscription" && user.billing_period === "yearly";
}
