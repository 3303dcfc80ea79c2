import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  readonly title: string;
  readonly message: ReactNode;
  readonly confirm: string;
  readonly cancel?: string;
  /** What is at stake: a loss, a consequence, or nothing but a choice. */
  readonly kind: "danger" | "warning" | "info";
  /** The confirmed action is under way. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, message, confirm, cancel = "Cancel", kind, busy = false, onConfirm, onClose } = props;
  return (
    <Dialog
      title={title}
      description={message}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button look={kind === "danger" ? "danger" : "primary"} waiting={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
