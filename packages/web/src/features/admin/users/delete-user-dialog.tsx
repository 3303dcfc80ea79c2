import type { deleteUser } from "@rewright/contract/admin-users";
import { CallError, remove } from "../../../api/call.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Outcome } from "../../../ui/outcome.tsx";
import { useNotedAction } from "../parts/use-noted-action.ts";
import type { UserDetail } from "./use-user.ts";

interface DeleteUserDialogProps {
  readonly user: UserDetail;
  readonly onDeleted: () => Promise<void>;
  readonly onClose: () => void;
}

const failed = "Failed to delete user. Please try again.";

/** Asks before an account is deleted, and says what goes with it. */
export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const action = useNotedAction();

  const confirm = () =>
    action.run(async () => {
      try {
        await remove<typeof deleteUser>(`/api/users/${user.id}`);
      } catch (error) {
        throw failure(error);
      }
      await onDeleted();
    });

  return (
    <Dialog
      title="Delete user?"
      description={
        <>
          <p>Are you sure you want to delete this user? This action cannot be undone.</p>
          <p className="mt-2 text-sm wrap-anywhere">
            {user.email} goes with its sessions, its history and what was given by hand
            {user.stripe_subscription_id ? "; its subscription is canceled at once, without a refund" : ""}. Records of
            payments are kept under a pseudonym.
          </p>
        </>
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" waiting={action.busy} onClick={confirm}>
            {action.busy ? "Deleting..." : "Delete user"}
          </Button>
        </>
      }
    >
      {action.problem && <Outcome className="" problem={action.problem} />}
    </Dialog>
  );
}

/** What is refused for good has a sentence of its own; anything else may go better the next time. */
function failure(error: unknown): unknown {
  if (!(error instanceof CallError) || error.code === "forbidden") return error;
  const { code, message, errorId } = error;
  return new CallError(code, `${failed} ${message}`, errorId === undefined ? {} : { errorId });
}
