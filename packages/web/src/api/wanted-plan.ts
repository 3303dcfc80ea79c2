import { type BillingPeriod, billingPeriods } from "@rewright/contract/plans";
import { attempt } from "./attempt.ts";

/** Names the session storage entry for the plan that a guest wants to buy. */
const wantedPlanKey = "wanted_plan";

/**
 * Saves the plan that a guest wants to buy before signing up or logging in. Where storage is refused, the header still
 * links to the pricing page.
 */
export function rememberWantedPlan(period: BillingPeriod): void {
  attempt(() => sessionStorage.setItem(wantedPlanKey, period));
}

/** Returns the saved plan. */
export function wantedPlan(): BillingPeriod | undefined {
  const kept = attempt(() => sessionStorage.getItem(wantedPlanKey));
  return billingPeriods.find((period) => period === kept);
}

/** Returns the path to open after signing in. */
export function pathAfterSignIn(): string {
  const wanted = wantedPlan();
  return wanted ? `/pricing?plan=${wanted}` : "/dashboard";
}

/** Deletes the saved plan, once the pricing page is open again. */
export function forgetWantedPlan(): void {
  attempt(() => sessionStorage.removeItem(wantedPlanKey));
}
