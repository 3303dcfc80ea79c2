import { billingPeriods, yearlySavingPercent } from "@rewright/contract/plans";
import { Link } from "react-router";
import { periodNames, periodUnits, priceOf } from "./period-names.ts";

/** Shows links to Premium with monthly and with yearly payment. */
export function PremiumChoices() {
  return (
    <ul className="mt-3 grid grid-cols-2 gap-3">
      {billingPeriods.map((period) => (
        <li key={period}>
          <Link
            to={`/pricing?plan=${period}`}
            className="group block h-full rounded-control border border-control bg-raised px-3.5 py-2.5 hover:border-pencil"
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm font-medium text-pencil">
              {periodNames[period]}
              {period === "yearly" && <span className="text-xs text-added">Save {yearlySavingPercent}%</span>}
            </span>
            <span className="block text-sm text-soft tabular-nums">
              <span className="font-semibold text-ink">{priceOf(period)}</span> a {periodUnits[period]}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
