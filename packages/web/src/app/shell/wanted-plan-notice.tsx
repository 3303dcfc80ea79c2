import { plans } from "@rewright/contract/plans";
import { wantedPlan } from "#src/api/wanted-plan.ts";
import { periodUnits, priceOf } from "#src/features/pricing/period-names.ts";
import { Notice } from "#src/ui/notice.tsx";
import { useHydrated } from "#src/ui/use-hydrated.ts";

/** Shows on the sign-up and log-in pages that the chosen plan is remembered. */
export function WantedPlanNotice({ next }: { next: "sign up" | "log in" }) {
  const hydrated = useHydrated();
  const wanted = hydrated ? wantedPlan() : undefined;
  if (!wanted) return null;
  return (
    <div className="mb-5 overflow-hidden rounded-control">
      <Notice kind="info">
        {next === "sign up" ? "Sign up and log in" : "Log in"} to get {plans.premium.name} for {priceOf(wanted)} a{" "}
        {periodUnits[wanted]}. You won't be charged until you confirm on the payment page.
      </Notice>
    </div>
  );
}
