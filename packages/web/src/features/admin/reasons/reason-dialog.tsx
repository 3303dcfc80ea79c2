import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Form } from "#src/ui/form.tsx";
import { partsStrings } from "../strings.ts";
import { ReasonField, reasonRules } from "./reason-field.tsx";
import { useAuditedAction } from "./use-audited-action.ts";

interface ReasonDialogProps {
  readonly title: string;
  readonly message: ReactNode;
  /** The label of the button that confirms. */
  readonly confirm: string;
  readonly busyLabel: string;
  readonly danger?: boolean;
  /** Further form fields above the reason. */
  readonly children?: ReactNode;
  /** Performs the action. If it throws, the dialog shows the error and keeps what was typed. */
  readonly onConfirm: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Shows a dialog that asks for a confirmation and a reason before an action. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, message, confirm, busyLabel, danger = false, children, onConfirm, onClose } = props;
  const { register, handleSubmit, formState } = useForm<{ reason: string }>();
  const action = useAuditedAction();

  const submit = ({ reason }: { reason: string }) => action.run(() => onConfirm(reason.trim()));

  return (
    <Dialog title={title} description={message} onClose={onClose}>
      <Form label={title} problem={action.problem} onSubmit={handleSubmit(submit)}>
        {children}
        <ReasonField error={formState.errors.reason?.message} {...register("reason", reasonRules)} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
          <Button onClick={onClose}>{partsStrings.cancel}</Button>
          <Button type="submit" look={danger ? "danger" : "primary"} waiting={action.busy}>
            {action.busy ? busyLabel : confirm}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
