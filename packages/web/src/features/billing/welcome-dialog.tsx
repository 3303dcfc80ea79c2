import { historyLimits } from "@rewright/contract/limits";
import { plans } from "@rewright/contract/plans";
import { Check } from "lucide-react";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { billingStrings } from "./strings.ts";

interface WelcomeDialogProps {
  readonly onManage: () => void;
  readonly onClose: () => void;
}

const perks = [
  [billingStrings.ultraRunMode, billingStrings.proRewritesYourText],
  [`${plans.premium.wordsPerRequest.toLocaleString("en-US")} words per text`, billingStrings.wholeEssaysAndReports],
  [billingStrings.unlimitedRewrites, billingStrings.noDailyLimit],
  ["History", billingStrings.yourLastRewrites(historyLimits.items)],
] as const;

/** Shows a dialog that says what Premium includes. It is shown only once. */
export function WelcomeDialog({ onManage, onClose }: WelcomeDialogProps) {
  return (
    <Dialog
      title={billingStrings.welcomeToPremium}
      description={billingStrings.yourPlanIsActive}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onManage}>{billingStrings.manageSubscription}</Button>
          <Button look="primary" onClick={onClose}>
            {billingStrings.startWriting}
          </Button>
        </>
      }
    >
      <p className="prose-text" aria-hidden="true">
        <span className="edit-before">{plans.free.name}</span> <span className="edit-after">{plans.premium.name}</span>
      </p>
      <ul className="mt-5 grid gap-3.5">
        {perks.map(([name, what]) => (
          <li key={name} className="flex items-start gap-3">
            <Check size={18} strokeWidth={2.5} aria-hidden className="mt-0.5 shrink-0 text-added" />
            <span>
              <span className="font-medium">{name}</span>
              <span className="block text-sm text-soft">{what}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
