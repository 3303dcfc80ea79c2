import type { BillingPeriod } from "@rewright/contract/plans";
import { Link } from "react-router";
import { periodUnits, priceOf } from "./period-names.ts";

/** What whoever pays agrees to, before they pay. */
export function RenewalTerms({ id, period }: { id: string; period: BillingPeriod }) {
  const unit = periodUnits[period];
  return (
    <p id={id} className="mt-3 text-sm text-pretty text-soft">
      You pay {priceOf(period)} now, and {priceOf(period)} again each {unit} until you cancel. Cancel any time in two
      clicks: Premium then stays until the end of the {unit} that is paid.{" "}
      <Link to="/terms#payment" className="text-pencil underline underline-offset-4">
        Terms of payment
      </Link>
    </p>
  );
}
