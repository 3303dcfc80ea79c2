import type { Subscription } from "@rewright/contract/billing";
import { formatAmount, plans } from "@rewright/contract/plans";
import type { User } from "@rewright/contract/user";
import clsx from "clsx";
import { Link } from "react-router";
import { Day } from "./dates.tsx";
import { billingStrings } from "./strings.ts";
import { isGiven } from "./subscription-state.ts";

/** Shows the current plan and its price. */
export function PlanHeading({ user, subscription }: { user: User; subscription: Subscription | null | undefined }) {
  const isPremium = user.plan === "premium";
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span
        data-testid="plan-badge"
        className={clsx(
          "rounded-full px-3 py-1 text-sm font-medium",
          isPremium ? "bg-pencil text-on-pencil" : "border border-hairline text-soft",
        )}
      >
        {plans[isPremium ? "premium" : "free"].name}
      </span>
      {isGiven(user) && (
        <span className="text-soft">
          Free of charge
          {user.granted_until ? (
            <>
              , until <Day time={user.granted_until} />
            </>
          ) : (
            ", with no end date"
          )}
        </span>
      )}
      {isPremium && !isGiven(user) && subscription && (
        <span className="text-soft tabular-nums">
          {formatAmount(subscription.amount, subscription.currency)}
          {subscription.billing_period &&
            (subscription.billing_period === "yearly" ? billingStrings.aYear : billingStrings.aMonth)}
        </span>
      )}
      {!isPremium && (
        <Link to="/pricing" className="text-pencil underline underline-offset-4">
          {billingStrings.seePlans}
        </Link>
      )}
    </p>
  );
}
