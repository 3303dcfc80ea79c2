import type { BillingPeriod } from "@rewright/contract/plans";
import { Link } from "react-router";
import { rememberWantedPlan } from "#src/api/wanted-plan.ts";
import { ErrorId } from "#src/ui/error-id.tsx";
import { Notice } from "#src/ui/notice.tsx";
import type { CheckoutProblem } from "./checkout-problem.ts";
import { pricingStrings } from "./strings.ts";

const link = "ml-2 font-medium underline underline-offset-4";

interface CheckoutTroubleProps {
  readonly problem: CheckoutProblem | undefined;
  /** The period of the plan to buy. */
  readonly period: BillingPeriod;
}

/** Shows below the pressed button why the checkout could not start. */
export function CheckoutTrouble({ problem, period }: CheckoutTroubleProps) {
  if (!problem) return null;
  const { message, errorId, remedy } = problem;
  return (
    <div className="mt-3 overflow-hidden rounded-control">
      <Notice kind="danger">
        {message}
        {remedy === "manage" && (
          <Link to="/dashboard?manage=subscription" className={link}>
            {pricingStrings.manage}
          </Link>
        )}
        {remedy === "log-in" && (
          <Link to="/login" className={link} onClick={() => rememberWantedPlan(period)}>
            {pricingStrings.logIn}
          </Link>
        )}
        <ErrorId id={errorId} />
      </Notice>
    </div>
  );
}
