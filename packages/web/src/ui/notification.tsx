import { CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { uiStrings } from "./strings.ts";

interface NotificationProps {
  /** Whether the message offers Premium or reports a success. */
  readonly kind: "premium-required" | "success";
  readonly title: string;
  readonly message: string;
  readonly children?: ReactNode;
  /** The button for the next step. */
  readonly action?: ReactNode;
  readonly onClose: () => void;
}

/** Shows a message in a dialog, which the user must close. */
export function Notification({ kind, title, message, children, action, onClose }: NotificationProps) {
  const Icon = kind === "success" ? CircleCheck : Info;
  return (
    <Dialog
      title={title}
      description={
        <div className="flex items-start gap-3">
          <Icon
            size={20}
            aria-hidden
            className={kind === "success" ? "mt-0.5 shrink-0 text-added" : "mt-0.5 shrink-0 text-pencil"}
          />
          <p>{message}</p>
        </div>
      }
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {action ? uiStrings.notNow : uiStrings.close}
          </Button>
          {action}
        </>
      }
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}
