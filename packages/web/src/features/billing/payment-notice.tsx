import type { User } from "@rewright/contract/user";
import { useAction } from "#src/api/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Day } from "./dates.tsx";
import { openPortal } from "./open-portal.ts";
import { subscriptionStrings } from "./subscription/strings.ts";
import { needsCard } from "./subscription-state.ts";

/** Shows on each page that the account's last payment failed, how long Premium continues, and what to do. */
export function PaymentNotice({ user }: { user: User }) {
  const { busy, problem, run } = useAction();
  if (!needsCard(user)) return null;

  const update = () =>
    run(async () => {
      await openPortal(user, location.href);
      return undefined;
    });

  return (
    <Notice
      kind="warning"
      action={
        <Button size="small" className="-my-1" waiting={busy} onClick={update}>
          {busy ? subscriptionStrings.opening : subscriptionStrings.updateCard}
        </Button>
      }
    >
      <strong className="font-semibold">{subscriptionStrings.yourLastPaymentFailed}</strong> <Consequence user={user} />
      {problem && (
        <span role="alert" className="mt-1 block text-danger">
          {problem.message}
          {problem.errorId && subscriptionStrings.errorId(problem.errorId)}
        </span>
      )}
    </Notice>
  );
}

function Consequence({ user: { plan, premium_by, premium_until } }: { user: User }) {
  if (plan !== "premium") return subscriptionStrings.premiumHasEndedUpdate;
  if (premium_by === "grant" || !premium_until) return subscriptionStrings.updateYourCardTo;
  return (
    <>
      You keep Premium until <Day time={premium_until} />. To keep it longer, update your card.
    </>
  );
}
