import { type BillingPeriod, billingPeriods } from "@rewright/contract/plans";

/** What a guest wanted to buy before they had an account, in the session's storage. */
const wantedPlanKey = "wanted_plan";

/** Notes what somebody wants to buy who must sign up or log in first. */
export function rememberWantedPlan(period: BillingPeriod): void {
  try {
    sessionStorage.setItem(wantedPlanKey, period);
  } catch {
    // Storage that is refused: they find their way back by the link in the header.
  }
}

/** Where whoever has just signed in goes on. */
export function placeAfterSignIn(): string {
  try {
    const wanted = billingPeriods.find((period) => period === sessionStorage.getItem(wantedPlanKey));
    return wanted ? `/pricing?plan=${wanted}` : "/dashboard";
  } catch {
    return "/dashboard";
  }
}

/** They are back where they can buy it. */
export function forgetWantedPlan(): void {
  try {
    sessionStorage.removeItem(wantedPlanKey);
  } catch {
    // Storage that is refused has kept nothing.
  }
}
