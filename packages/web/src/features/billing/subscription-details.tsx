import type { User } from "@rewright/contract/user";
import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#src/ui/button.tsx";
import { billingPeriodName } from "./billing-period.ts";
import { Day } from "./dates.tsx";
import { billingStrings } from "./strings.ts";
import type { SubscriptionAction } from "./subscription-state.ts";
import { hasCard, isGiven, nextDay, statusName } from "./subscription-state.ts";
import type { useSubscription } from "./use-subscription.ts";

interface SubscriptionDetailsProps {
  readonly user: User;
  readonly provider: ReturnType<typeof useSubscription>;
  /** The action that is running. Other actions are disabled until it ends. */
  readonly doing: SubscriptionAction | undefined;
  readonly onSync: () => void;
  readonly onUpdateCard: () => void;
}

/** Shows the subscription's price, its paid period and its card. */
export function SubscriptionDetails({ user, provider, doing, onSync, onUpdateCard }: SubscriptionDetailsProps) {
  const next = nextDay(user);
  const hasDates = user.plan === "premium" && (!isGiven(user) || user.subscription_end_date !== null);
  const busy = doing !== undefined;
  return (
    <dl className="mt-5 border-t border-hairline">
      {hasDates && (
        <>
          <Row name={billingStrings.billingPeriod}>{billingPeriodName(user)}</Row>
          <Row name={billingStrings.periodStart}>
            <Day time={user.subscription_start_date} />
          </Row>
          <Row name={next.label}>
            <Day time={next.time} />
          </Row>
        </>
      )}
      {hasCard(user) && (
        <Row
          name={billingStrings.card}
          action={
            <Button size="small" waiting={busy} onClick={onUpdateCard}>
              {doing === "portal" ? billingStrings.opening : billingStrings.updateCard}
            </Button>
          }
        >
          <Card provider={provider} />
        </Row>
      )}
      <Row
        name={billingStrings.status}
        action={
          <Button size="small" waiting={busy} onClick={onSync}>
            <RefreshCw size={14} aria-hidden />
            {doing === "sync" ? billingStrings.syncing : billingStrings.syncStatus}
          </Button>
        }
      >
        <span data-testid="subscription-status">
          {isGiven(user) && user.stripe_subscription_status === null ? billingStrings.noSubscription : statusName(user)}
        </span>
      </Row>
    </dl>
  );
}

function Row({ name, action, children }: { name: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-12 items-center gap-3 border-b border-hairline py-2">
      <dt className="w-24 shrink-0 min-[22.5rem]:w-32 text-sm text-soft">{name}</dt>
      <dd className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <span className="font-medium">{children}</span>
        {action}
      </dd>
    </div>
  );
}

function Card({ provider: { known, problem } }: { provider: ReturnType<typeof useSubscription> }) {
  if (!known) {
    return problem ? "Unknown" : <span className="block h-4 w-28 rounded-small bg-well" aria-hidden />;
  }
  const card = known.subscription?.card;
  if (!card) return "None";
  return (
    <>
      {card.brand.charAt(0).toUpperCase() + card.brand.slice(1)}{" "}
      <span className="text-soft">{billingStrings.endingIn}</span> <span className="tabular-nums">{card.last4}</span>
    </>
  );
}
