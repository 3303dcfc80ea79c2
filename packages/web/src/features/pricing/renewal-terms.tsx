import type { BillingPeriod } from "@rewright/contract/plans";
import { Link } from "react-router";
import { textLink } from "#src/ui/text-link.ts";
import { periodUnits, priceOf } from "./period-names.ts";
import { pricingStrings } from "./strings.ts";

/** Shows the terms that a customer agrees to before paying. */
export function RenewalTerms({ id, period }: { id?: string | undefined; period: BillingPeriod }) {
  return (
    <p id={id} className="text-sm text-pretty text-soft">
      {pricingStrings.renewal(priceOf(period), periodUnits[period])}{" "}
      <Link to="/terms#payment" className={textLink}>
        {pricingStrings.terms}
      </Link>
    </p>
  );
}
