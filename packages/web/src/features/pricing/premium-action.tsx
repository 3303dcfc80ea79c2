import type { BillingPeriod } from "@rewright/contract/plans";
import type { User } from "@rewright/contract/user";
import { useNavigate } from "react-router";
import { usePublicSettings } from "../../api/public-settings.ts";
import { refreshSession, useSession } from "../../api/session.ts";
import { rememberWantedPlan } from "../../api/wanted-plan.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { CheckoutTrouble } from "./checkout-trouble.tsx";
import { CurrentPremium } from "./current-premium.tsx";
import { RenewalTerms } from "./renewal-terms.tsx";
import { useCheckout } from "./use-checkout.ts";

const termsId = "renewal-terms";

/** The way to Premium, with its terms beside it; for whoever has it, the way to what they have. */
export function PremiumAction({ period }: { period: BillingPeriod }) {
  const { user, loading } = useSession();
  const { payments } = usePublicSettings();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { processing, problem, begin } = useCheckout();

  async function upgrade(): Promise<void> {
    const known: User | undefined = loading ? await refreshSession().catch(() => user) : user;
    if (known) {
      begin(known, period);
      return;
    }
    rememberWantedPlan(period);
    navigate("/signup");
  }

  if (user?.plan === "premium") return <CurrentPremium user={user} />;
  if (hydrated && !payments) {
    return (
      <>
        <Button size="large" className="w-full" disabled>
          Nothing can be bought here
        </Button>
        <p className="mt-3 text-sm text-soft">No payment provider is connected to this site.</p>
      </>
    );
  }
  return (
    <>
      <Button
        look="primary"
        size="large"
        className="w-full"
        aria-describedby={termsId}
        waiting={processing}
        onClick={upgrade}
      >
        {processing ? "Processing..." : "Upgrade to Premium"}
      </Button>
      <p role="status" className="sr-only">
        {processing && "Processing. The payment page opens next."}
      </p>
      <CheckoutTrouble problem={problem} period={period} />
      <RenewalTerms id={termsId} period={period} />
    </>
  );
}
