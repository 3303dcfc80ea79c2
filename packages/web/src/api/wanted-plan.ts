import { type BillingPeriod, billingPeriods } from "@rewright/contract/plans";
import { attempt } from "./attempt.ts";

/** The session storage key of the plan that a guest wants to buy. */
const wantedPlanKey = "wanted_plan";

/**
 * Saves the plan that a guest wants to buy until the guest has signed up or logged in. Nothing is saved if storage is
 * blocked.
 */
export function rememberWantedPlan(period: BillingPeriod): void {
  attempt(() => sessionStorage.setItem(wantedPlanKey, period));
}

/** Returns the plan that a guest wanted to buy, or undefined. */
export function wantedPlan(): BillingPeriod | undefined {
  const kept = attempt(() => sessionStorage.getItem(wantedPlanKey));
  return billingPeriods.find((period) => period === kept);
}

/** Returns the path to open after signing in: the pricing page if a plan was saved, otherwise the dashboard. */
export function pathAfterSignIn(): string {
  const wanted = wantedPlan();
  return wanted ? `/pricing?plan=${wanted}` : "/dashboard";
}

/** Deletes the saved plan. Called when the pricing page is open again. */
export function forgetWantedPlan(): void {
  attempt(() => sessionStorage.removeItem(wantedPlanKey));
}
