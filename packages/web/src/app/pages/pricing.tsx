import { formatAmount, plans, prices } from "@rewright/contract/plans";
import { productName } from "@rewright/contract/product";
import { useEffect } from "react";
import { usePublicSettings } from "#src/api/public-settings.ts";
import { useSession } from "#src/api/session.ts";
import { forgetWantedPlan } from "#src/api/wanted-plan.ts";
import { PaymentQuestions } from "#src/features/pricing/payment-questions.tsx";
import { PeriodToggle } from "#src/features/pricing/period-toggle.tsx";
import { PlanCards } from "#src/features/pricing/plan-cards.tsx";
import { planData } from "#src/features/pricing/plan-data.ts";
import { pricingStrings } from "#src/features/pricing/strings.ts";
import { usePricingQuery } from "#src/features/pricing/use-pricing-query.ts";
import { NeedsScript } from "#src/ui/needs-script.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { StructuredData } from "#src/ui/structured-data.tsx";
import { publicMeta } from "../shell/page-meta.ts";

const monthly = formatAmount(prices.monthly, prices.currency);
const yearly = formatAmount(prices.yearly, prices.currency);

export const meta = () =>
  publicMeta({
    title: "Pricing",
    description: `${productName} is free for short texts. ${plans.premium.name} costs ${monthly} a month or ${yearly} a year, and you can cancel at any time.`,
    path: "/pricing",
  });

export default function Pricing() {
  const { period, choose, canceled } = usePricingQuery();
  const { user, loading } = useSession();
  const { origin } = usePublicSettings();
  const isSignedIn = !loading && user !== undefined;
  useEffect(() => {
    if (isSignedIn) forgetWantedPlan();
  }, [isSignedIn]);

  return (
    <div className="mx-auto w-full max-w-240 px-4 py-10 md:px-6 md:py-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div>
          <h1 className="text-display">Pricing</h1>
          <p className="mt-2 text-base text-pretty text-soft md:text-prose">{pricingStrings.lead}</p>
        </div>
        <PeriodToggle period={period} onChange={choose} />
      </div>
      <div className="mt-8">
        {canceled && (
          <div className="mb-5 overflow-hidden rounded-surface border border-hairline">
            <Notice kind="info">{pricingStrings.checkoutCanceled}</Notice>
          </div>
        )}
        <PlanCards period={period} />
        <NeedsScript what="Checkout" />
      </div>
      <PaymentQuestions />
      <StructuredData data={planData(origin ?? "")} />
    </div>
  );
}
