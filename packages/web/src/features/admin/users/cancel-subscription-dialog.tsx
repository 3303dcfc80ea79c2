import type { cancelUserSubscription } from "@rewright/contract/admin/users";
import type { resumeSubscription } from "@rewright/contract/billing";
import { useState } from "react";
import { call } from "#src/api/call.ts";
import { formatDateTime } from "../fields/date-time.tsx";
import type { ActionResult } from "../lists/use-admin-actions.ts";
import { ReasonDialog } from "../reasons/reason-dialog.tsx";
import type { PartProps } from "./part-props.ts";
import { usersStrings } from "./strings.ts";

type When = "period_end" | "now";

/** Cancels an account's subscription, at the end of the paid period or at once. */
export function CancelSubscriptionDialog({ user, actions, onClose }: PartProps & { readonly onClose: () => void }) {
  const isEnding = user.cancel_at_period_end;
  const [when, setWhen] = useState<When>(isEnding ? "now" : "period_end");

  async function cancel(reason: string): Promise<void> {
    const { message } = await call<typeof cancelUserSubscription>(`/api/admin/users/${user.id}/cancel-subscription`, {
      id: user.id,
      when,
      reason,
    });
    onClose();
    actions.report({ message, undo: when === "period_end" ? () => actions.run("resume", resume) : undefined });
  }

  async function resume(): Promise<ActionResult> {
    await call<typeof resumeSubscription>("/api/stripe/resume-subscription", {
      stripe_customer_id: user.stripe_customer_id,
    });
    return { message: usersStrings.theSubscriptionContinues };
  }

  return (
    <ReasonDialog
      title={usersStrings.cancelTheSubscription}
      message={usersStrings.notChargedAgain(user.email)}
      confirm={when === "now" ? usersStrings.cancelAtOnce : usersStrings.cancelAtPeriodEnd}
      busyLabel={usersStrings.canceling}
      danger={when === "now"}
      onConfirm={cancel}
      onClose={onClose}
    >
      <WhenField user={user} when={when} onChange={setWhen} />
    </ReasonDialog>
  );
}

interface WhenFieldProps extends Pick<PartProps, "user"> {
  readonly when: When;
  readonly onChange: (when: When) => void;
}

function WhenField({ user, when, onChange }: WhenFieldProps) {
  const isEnding = user.cancel_at_period_end;
  const end = user.subscription_end_date;
  return (
    <fieldset className="grid gap-2 text-sm">
      <legend className="mb-1.5 font-medium">{usersStrings.whenDoesItEnd}</legend>
      <label className="flex items-start gap-2.5">
        <input
          type="radio"
          name="when"
          className="mt-1 accent-pencil"
          disabled={isEnding}
          checked={when === "period_end"}
          onChange={() => onChange("period_end")}
        />
        <span className={isEnding ? "text-faint" : undefined}>
          {isEnding ? usersStrings.itAlreadyEnds : usersStrings.atTheEnd}
          {end && usersStrings.onDay(formatDateTime(end))}
        </span>
      </label>
      <label className="flex items-start gap-2.5">
        <input
          type="radio"
          name="when"
          className="mt-1 accent-pencil"
          checked={when === "now"}
          onChange={() => onChange("now")}
        />
        <span>{usersStrings.atOnceWithout}</span>
      </label>
    </fieldset>
  );
}
