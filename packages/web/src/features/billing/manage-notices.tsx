import type { User } from "@rewright/contract/user";
import { Button } from "#src/ui/button.tsx";
import { ErrorId } from "#src/ui/error-id.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Day } from "./dates.tsx";
import { billingStrings } from "./strings.ts";
import type { SubscriptionAction } from "./subscription-state.ts";
import { mayResume, needsCard } from "./subscription-state.ts";
import type { useSubscription } from "./use-subscription.ts";

interface ManageNoticesProps {
  readonly user: User;
  readonly provider: ReturnType<typeof useSubscription>;
  readonly doing: SubscriptionAction | undefined;
  readonly onSync: () => void;
}

/**
 * Shows notices above the subscription's details: that it will end, that the card fails, or that the details are out of
 * date.
 */
export function ManageNotices({ user, provider, doing, onSync }: ManageNoticesProps) {
  const { known, problem, reload } = provider;
  const end = user.premium_until;
  const notices = [
    needsCard(user) && (
      <Notice key="card" kind="warning">
        {billingStrings.yourLastPaymentFailed}{" "}
        {user.plan === "premium" && end ? (
          <>
            You keep Premium until <Day time={end} />. To keep it longer, update your card.
          </>
        ) : (
          billingStrings.updateYourCard
        )}
      </Notice>
    ),
    !needsCard(user) && mayResume(user) && (
      <Notice key="end" kind="info">
        Your subscription is canceled. You keep Premium until <Day time={end ?? user.subscription_end_date} />. We won't
        charge you again.
      </Notice>
    ),
    known?.matches === false && (
      <Notice
        key="behind"
        kind="warning"
        action={
          <Button size="small" className="-my-1" waiting={doing !== undefined} onClick={onSync}>
            {doing === "sync" ? billingStrings.fixing : billingStrings.fixBillingDisplay}
          </Button>
        }
      >
        {billingStrings.theseBillingDetails}
      </Notice>
    ),
    problem && (
      <Notice
        key="problem"
        kind="danger"
        action={
          <Button size="small" className="-my-1" onClick={reload}>
            {billingStrings.tryAgain}
          </Button>
        }
      >
        These details may be out of date. {problem.message}
        <ErrorId id={problem.errorId} />
      </Notice>
    ),
  ].filter(Boolean);
  if (notices.length === 0) return null;
  return <div className="mt-4 grid gap-px overflow-hidden rounded-control">{notices}</div>;
}
