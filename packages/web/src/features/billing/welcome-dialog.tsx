import { historyLimits, plans } from "@rewright/contract/plans";
import { Check } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface WelcomeDialogProps {
  readonly onManage: () => void;
  readonly onClose: () => void;
}

const perks = [
  [
    "Ultra Run mode",
    "Switch it on beside the modes: Humanize Pro writes in the style you choose, ahead of free texts in the queue.",
  ],
  [`${plans.premium.wordsPerRequest.toLocaleString("en-US")} words per text`, "Whole essays and reports at once."],
  ["Unlimited generations", "No daily limit, and nothing to count."],
  ["History", `Your newest ${historyLimits.items} rewritings, in each of your browsers. You can switch it off.`],
] as const;

/** Says once what Premium brings. */
export function WelcomeDialog({ onManage, onClose }: WelcomeDialogProps) {
  return (
    <Dialog
      title="Welcome to Premium"
      description="Your plan is in force from now on, in every open tab."
      onClose={onClose}
      actions={
        <>
          <Button onClick={onManage}>Manage subscription</Button>
          <Button look="primary" onClick={onClose}>
            Start writing
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
