import { plans } from "@rewright/contract/plans";
import type { User } from "@rewright/contract/user";
import { Button } from "#src/ui/button.tsx";
import { LinkButton } from "#src/ui/link-button.tsx";
import { billingPeriodName } from "./billing-period.ts";
import { Day } from "./dates.tsx";
import { billingStrings } from "./strings.ts";
import { isGiven, nextDay, statusName } from "./subscription-state.ts";

/** Shows on the account page how the plan is paid, and a button that opens the subscription. */
export function PlanBilling({ user, onManage }: { user: User; onManage: () => void }) {
  const isPremium = user.plan === "premium";
  const next = nextDay(user);
  return (
    <>
      {isPremium && (
        <dl className="mt-4 grid gap-x-6 max-sm:[&>dd+dt]:mt-4 sm:grid-cols-[11rem_1fr] sm:gap-y-4">
          {isGiven(user) ? (
            <>
              <dt className="text-sm text-soft">{billingStrings.premiumUntil}</dt>
              <dd>
                <span className="font-medium">
                  {user.granted_until ? <Day time={user.granted_until} /> : billingStrings.noEndDate}
                </span>
                <span className="block text-sm text-soft">{billingStrings.freeOfCharge}</span>
              </dd>
            </>
          ) : (
            <>
              <dt className="text-sm text-soft">{billingStrings.billingPeriod}</dt>
              <dd className="font-medium">{billingPeriodName(user)}</dd>
              <dt className="text-sm text-soft">{next.label}</dt>
              <dd>
                <span className="font-medium">
                  <Day time={next.time} />
                </span>
                <span className="block text-sm text-soft">{statusName(user)}</span>
              </dd>
            </>
          )}
        </dl>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {!isPremium && <LinkButton to="/pricing">{billingStrings.seePlan(plans.premium.name)}</LinkButton>}
        {(isPremium || user.stripe_customer_id) && (
          <Button size={isPremium ? "medium" : "large"} onClick={onManage}>
            {billingStrings.manageSubscription}
          </Button>
        )}
      </div>
    </>
  );
}
