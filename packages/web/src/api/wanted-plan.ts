import { type BillingPeriod, billingPeriods } from "@rewright/contract/plans";
import { attempt } from "./attempt.ts";

/** What a guest wanted to buy before they had an account, in the session's storage. */
const wantedPlanKey = "wanted_plan";

/**
 * Notes what somebody wants to buy who must sign up or log in first. Where storage is refused, they find their way back by
 * the link in the header.
 */
export function rememberWantedPlan(period: BillingPeriod): void {
  attempt(() => sessionStorage.setItem(wantedPlanKey, period));
}

/** What is noted. */
export function wantedPlan(): BillingPeriod | undefined {
  const kept = attempt(() => sessionStorage.getItem(wantedPlanKey));
  return billingPeriods.find((period) => period === kept);
}

/** Where whoever has just signed in goes on. */
export function placeAfterSignIn(): string {
  const wanted = wantedPlan();
  return wanted ? `/pricing?plan=${wanted}` : "/dashboard";
}

/** They are back where they can buy it. */
export function forgetWantedPlan(): void {
  attempt(() => sessionStorage.removeItem(wantedPlanKey));
}
