import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  readonly title: string;
  readonly message: ReactNode;
  readonly confirm: string;
  readonly cancel?: string;
  /** The risk of the action: data is lost, there are other consequences, or none. */
  readonly kind: "danger" | "warning" | "info";
  /** True while the confirmed action runs. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Shows a dialog that asks for confirmation before an action. */
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
