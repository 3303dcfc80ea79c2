import { type BillingPeriod, billingPeriods } from "@rewright/contract/plans";
import type { User } from "@rewright/contract/user";
import { Link } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { LinkButton } from "#src/ui/link-button.tsx";
import { textLink } from "#src/ui/text-link.ts";
import { periodNames, periodUnits, priceOf } from "./period-names.ts";
import { pricingStrings } from "./strings.ts";

interface OwnPremiumProps {
  readonly user: User;
  /** The billing period that the card shows. */
  readonly period: BillingPeriod;
}

const managePage = "/dashboard?manage=subscription";

/**
 * Shows the button on the Premium card for an account with Premium. It says "Current Plan" if the account pays for this
 * period.
 */
export function OwnPremiumButton({ user, period }: OwnPremiumProps) {
  if (paysOtherwise(user, period)) {
    return (
      <LinkButton to={managePage} look="quiet" className="w-full">
        {pricingStrings.manage}
      </LinkButton>
    );
  }
  return (
    <Button size="large" className="w-full" disabled>
      {pricingStrings.currentPlan}
    </Button>
  );
}

/** Shows how the account's Premium is paid. */
export function OwnPremium({ user, period }: OwnPremiumProps) {
  return (
    <p className="text-sm text-pretty text-soft">
      {paysOtherwise(user, period) ? (
        pricingStrings.otherPeriod(inSentence(otherThan(period)), inSentence(period))
      ) : (
        <>
          {howItIsPaid(user)}{" "}
          {user.premium_by === "subscription" && (
            <Link to={managePage} className={textLink}>
              {pricingStrings.manage}
            </Link>
          )}
        </>
      )}
    </p>
  );
}

/** Returns whether the subscription is paid for another period than the one shown. */
const paysOtherwise = ({ premium_by, billing_period }: User, period: BillingPeriod): boolean =>
  premium_by === "subscription" && billing_period !== null && billing_period !== period;

const otherThan = (period: BillingPeriod) => billingPeriods.find((other) => other !== period)!;

const inSentence = (period: BillingPeriod) => periodNames[period].toLowerCase();

function howItIsPaid({ premium_by, billing_period, cancel_at_period_end }: User): string {
  if (premium_by === "grant") return pricingStrings.given;
  if (cancel_at_period_end) return pricingStrings.ending;
  if (billing_period) return pricingStrings.paying(priceOf(billing_period), periodUnits[billing_period]);
  return "";
}
