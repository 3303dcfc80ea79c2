import type { BillingPeriod } from "@rewright/contract/plans";
import type { User } from "@rewright/contract/user";
import { useNavigate } from "react-router";
import { usePublicSettings } from "#src/api/public-settings.ts";
import { refreshSession, useSession } from "#src/api/session.ts";
import { rememberWantedPlan } from "#src/api/wanted-plan.ts";
import { Button } from "#src/ui/button.tsx";
import { useHydrated } from "#src/ui/use-hydrated.ts";
import { CheckoutTrouble } from "./checkout-trouble.tsx";
import { OneOf } from "./one-of.tsx";
import { OwnPremium, OwnPremiumButton } from "./own-premium.tsx";
import { RenewalTerms } from "./renewal-terms.tsx";
import { pricingStrings } from "./strings.ts";
import { useCheckout } from "./use-checkout.ts";
import { periodIn } from "./use-pricing-query.ts";

const termsId = "renewal-terms";

/**
 * Shows the button that buys Premium, with the terms below it. An account with Premium gets a link to its subscription
 * instead.
 */
export function PremiumAction({ period }: { period: BillingPeriod }) {
  const { user, loading } = useSession();
  const { payments } = usePublicSettings();
  const hydrated = useHydrated();
  const isForSale = !hydrated || payments;
  const navigate = useNavigate();
  const { processing, problem, begin } = useCheckout();
  const owner = user?.plan === "premium" ? user : undefined;
  const below = owner ? "owner" : isForSale ? period : "noPayments";

  async function upgrade(): Promise<void> {
    // Before the second render, `period` is the prerendered page's, which knows no address.
    const wanted = hydrated ? period : (periodIn(new URLSearchParams(location.search)) ?? period);
    const known: User | undefined = loading ? await refreshSession().catch(() => user) : user;
    if (known) {
      begin(known, wanted);
      return;
    }
    rememberWantedPlan(wanted);
    navigate("/signup");
  }

  return (
    <>
      {owner && <OwnPremiumButton user={owner} period={period} />}
      {!owner && !isForSale && (
        <Button size="large" className="w-full" disabled>
          {pricingStrings.notForSale}
        </Button>
      )}
      {!owner && isForSale && (
        <Button
          look="primary"
          size="large"
          className="w-full"
          aria-describedby={termsId}
          waiting={processing}
          onClick={upgrade}
        >
          {processing ? pricingStrings.processing : pricingStrings.upgrade}
        </Button>
      )}
      <p role="status" className="sr-only">
        {processing && pricingStrings.processingAloud}
      </p>
      {!owner && <CheckoutTrouble problem={problem} period={period} />}
      <div className="mt-3">
        <OneOf
          shown={below}
          options={{
            monthly: <RenewalTerms id={below === "monthly" ? termsId : undefined} period="monthly" />,
            yearly: <RenewalTerms id={below === "yearly" ? termsId : undefined} period="yearly" />,
            owner: owner && <OwnPremium user={owner} period={period} />,
            noPayments: <p className="text-sm text-soft">{pricingStrings.noPayments}</p>,
          }}
        />
      </div>
    </>
  );
}
