import type { User } from "@rewright/contract/user";
import { useState } from "react";
import { useAction } from "#src/api/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Notification } from "#src/ui/notification.tsx";
import { Outcome } from "#src/ui/outcome.tsx";
import { dayName } from "./dates.tsx";
import { InvoiceDialog } from "./invoice-dialog.tsx";
import { ManageNotices } from "./manage-notices.tsx";
import { openPortal } from "./open-portal.ts";
import { PlanHeading } from "./plan-heading.tsx";
import { billingStrings } from "./strings.ts";
import { cancel, resume, sync } from "./subscription-actions.ts";
import { SubscriptionDetails } from "./subscription-details.tsx";
import { mayCancel, mayResume, type SubscriptionAction } from "./subscription-state.ts";
import { useSubscription } from "./use-subscription.ts";

/** Shows the account's subscription and the actions on it. */
export function ManageDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const provider = useSubscription(user);
  const action = useAction();
  const [doing, setDoing] = useState<SubscriptionAction>();
  const [above, setAbove] = useState<"cancel" | "invoices" | "done">();
  const now = action.busy ? doing : undefined;
  const doneTitle = doing && doneTitles[doing];

  async function act(what: SubscriptionAction): Promise<void> {
    setDoing(what);
    const isDone = await action.run(() => steps[what](user));
    setAbove((shown) => (isDone && what in doneTitles ? "done" : shown === "cancel" ? undefined : shown));
    if (what !== "portal") provider.reload();
  }

  return (
    <Dialog
      title={billingStrings.subscriptionManagement}
      onClose={onClose}
      actions={
        <ManageButtons
          user={user}
          busy={action.busy}
          isResuming={now === "resume"}
          onShow={setAbove}
          onResume={() => act("resume")}
        />
      }
    >
      <PlanHeading user={user} subscription={provider.known?.subscription} />
      <ManageNotices user={user} provider={provider} doing={now} onSync={() => act("sync")} />
      <SubscriptionDetails
        user={user}
        provider={provider}
        doing={now}
        onSync={() => act("sync")}
        onUpdateCard={() => act("portal")}
      />
      <Outcome done={doneTitle ? undefined : action.done} problem={action.problem} className="mt-5" />
      {above === "invoices" && <InvoiceDialog userId={user.id} onClose={() => setAbove(undefined)} />}
      {above === "done" && doneTitle && action.done && (
        <Notification kind="success" title={doneTitle} message={action.done} onClose={() => setAbove(undefined)} />
      )}
      {above === "cancel" && (
        <ConfirmDialog
          kind="danger"
          title={billingStrings.cancelYourSubscription}
          message={billingStrings.youKeepPremiumUntil(dayName(user.subscription_end_date))}
          cancel={billingStrings.keepSubscription}
          confirm={now === "cancel" ? billingStrings.canceling : billingStrings.yesCancelSubscription}
          busy={action.busy}
          onConfirm={() => act("cancel")}
          onClose={() => !action.busy && setAbove(undefined)}
        />
      )}
    </Dialog>
  );
}

interface ManageButtonsProps {
  readonly user: User;
  readonly busy: boolean;
  readonly isResuming: boolean;
  readonly onShow: (dialog: "cancel" | "invoices") => void;
  readonly onResume: () => void;
}

/** Shows the buttons for the actions that the account's subscription allows. */
function ManageButtons({ user, busy, isResuming, onShow, onResume }: ManageButtonsProps) {
  return (
    <>
      {user.stripe_customer_id && (
        <Button className="mr-auto" onClick={() => onShow("invoices")}>
          {billingStrings.invoices}
        </Button>
      )}
      {mayCancel(user) && (
        <Button waiting={busy} onClick={() => onShow("cancel")}>
          {billingStrings.cancelSubscription}
        </Button>
      )}
      {mayResume(user) && (
        <Button look="primary" waiting={busy} onClick={onResume}>
          {isResuming ? billingStrings.resuming : billingStrings.resumeSubscription}
        </Button>
      )}
    </>
  );
}

/** The titles of dialogs that report success. Only actions that change future payments have one. */
const doneTitles: Partial<Record<SubscriptionAction, string>> = {
  cancel: billingStrings.subscriptionCanceled,
  resume: billingStrings.subscriptionResumed,
};

const steps = {
  cancel,
  resume,
  sync,
  portal: async (user: User) => {
    await openPortal(user, `${location.origin}/dashboard?manage=subscription`);
    return undefined;
  },
} as const satisfies Record<SubscriptionAction, (user: User) => Promise<string | undefined>>;
