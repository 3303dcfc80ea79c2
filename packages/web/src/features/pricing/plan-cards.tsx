import { type BillingPeriod, formatAmount, prices, yearlySavingPercent } from "@rewright/contract/plans";
import { usePublicSettings } from "../../api/public-settings.ts";
import { FreeAction } from "./free-action.tsx";
import { freeOffer, premiumOffer } from "./offers.ts";
import { periodUnits, priceOf, twelveMonths } from "./period-names.ts";
import { PlanCard } from "./plan-card.tsx";
import { PremiumAction } from "./premium-action.tsx";

/** The plans that can be had for a period: by the year it is Premium alone. */
export function PlanCards({ period }: { period: BillingPeriod }) {
  const settings = usePublicSettings();
  const alone = period === "yearly";
  return (
    <div className={alone ? undefined : "grid gap-5 md:grid-cols-2 md:grid-rows-[auto_1fr]"}>
      {!alone && (
        <PlanCard
          offer={freeOffer(settings)}
          price={formatAmount(0, prices.currency)}
          priceNote="For as long as you like. No card is asked for."
          action={<FreeAction />}
        />
      )}
      <PlanCard
        offer={premiumOffer(period, settings)}
        price={priceOf(period)}
        unit={`a ${periodUnits[period]}`}
        badge="Most Popular"
        priceNote={
          alone
            ? `Save ${yearlySavingPercent}%: twelve single months come to ${twelveMonths}.`
            : `By the year it is ${priceOf("yearly")}, which saves ${yearlySavingPercent}%.`
        }
        action={<PremiumAction period={period} />}
        alone={alone}
      />
    </div>
  );
}
