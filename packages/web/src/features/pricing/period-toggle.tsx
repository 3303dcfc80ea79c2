import { type BillingPeriod, billingPeriods, yearlySavingPercent } from "@rewright/contract/plans";
import { periodNames } from "./period-names.ts";

interface PeriodToggleProps {
  readonly period: BillingPeriod;
  readonly onChange: (period: BillingPeriod) => void;
}

/** By the month or by the year. */
export function PeriodToggle({ period, onChange }: PeriodToggleProps) {
  return (
    <fieldset>
      <legend className="sr-only">Billing period</legend>
      <div className="inline-flex gap-0.5 rounded-control border border-hairline bg-well p-0.75">
        {billingPeriods.map((value) => (
          <label
            key={value}
            className="relative flex h-10 items-center gap-2 rounded-[6px] px-4 text-sm font-medium text-soft hover:text-ink has-checked:bg-raised has-checked:text-pencil has-checked:ring-1 has-checked:ring-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pencil"
          >
            <input
              type="radio"
              name="billing"
              value={value}
              checked={value === period}
              onChange={() => onChange(value)}
              autoComplete="off"
              className="absolute inset-0 cursor-pointer appearance-none rounded-[6px] outline-none"
            />
            {periodNames[value]}
            {value === "yearly" && <span className="font-normal text-added">Save {yearlySavingPercent}%</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
