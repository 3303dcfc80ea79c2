import { type BillingPeriod, formatAmount, prices } from "@rewright/contract/plans";
import clsx from "clsx";
import { usePublicSettings } from "#src/api/public-settings.ts";
import { FreeAction } from "./free-action.tsx";
import { freeOffer, premiumOffer } from "./offers.ts";
import { OneOf } from "./one-of.tsx";
import { PeriodComparison } from "./period-comparison.tsx";
import { priceOf, pricePerMonth, yearlySaving } from "./period-names.ts";
import { PlanCard, Price } from "./plan-card.tsx";
import { PremiumAction } from "./premium-action.tsx";
import { pricingStrings } from "./strings.ts";

const second = "md:col-start-2 max-md:col-start-1 max-md:row-start-2";

/**
 * Shows the cards of the plans for a billing period. With yearly payment, a card about the saving replaces the free
 * plan's. All cards keep their position and size.
 */
export function PlanCards({ period }: { period: BillingPeriod }) {
  const settings = usePublicSettings();
  const isYearly = period === "yearly";
  return (
    <div className="grid gap-5 md:grid-cols-2 md:grid-rows-[auto_1fr]">
      <PlanCard
        className="md:col-start-1 max-md:row-start-1"
        offer={premiumOffer(period, settings.privateMode)}
        price={
          <OneOf
            shown={period}
            options={{
              monthly: <Price amount={pricePerMonth("monthly")} unit={pricingStrings.perMonth} />,
              yearly: <Price amount={pricePerMonth("yearly")} unit={pricingStrings.perMonth} />,
            }}
          />
        }
        badge={pricingStrings.popular}
        priceNote={
          <OneOf
            shown={period}
            options={{
              monthly: pricingStrings.billedMonthly(priceOf("yearly")),
              yearly: pricingStrings.billedYearly(priceOf("yearly"), yearlySaving),
            }}
          />
        }
        action={<PremiumAction period={period} />}
      />
      <PlanCard
        className={clsx(second, isYearly && "invisible")}
        offer={freeOffer(settings)}
        price={<Price amount={formatAmount(0, prices.currency)} />}
        priceNote={pricingStrings.freeForever}
        action={<FreeAction />}
      />
      <PeriodComparison className={clsx(second, !isYearly && "invisible")} />
    </div>
  );
}
