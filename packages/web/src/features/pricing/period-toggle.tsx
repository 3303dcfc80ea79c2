import { type BillingPeriod, billingPeriods } from "@rewright/contract/plans";
import { Segments } from "#src/ui/segments.tsx";
import { periodNames } from "./period-names.ts";
import { pricingStrings } from "./strings.ts";

interface PeriodToggleProps {
  readonly period: BillingPeriod;
  readonly onChange: (period: BillingPeriod) => void;
}

/** Switches between monthly and yearly payment. */
export function PeriodToggle({ period, onChange }: PeriodToggleProps) {
  return (
    <fieldset>
      <legend className="sr-only">{pricingStrings.billingPeriod}</legend>
      <Segments
        name="billing"
        values={billingPeriods}
        chosen={period}
        large
        onChange={onChange}
        label={(value) => (
          <>
            {periodNames[value]}
            {value === "yearly" && <span className="font-normal text-added">{pricingStrings.save}</span>}
          </>
        )}
      />
    </fieldset>
  );
}
