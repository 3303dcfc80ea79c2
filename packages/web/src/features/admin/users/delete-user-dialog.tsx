import type { deleteUser } from "@rewright/contract/admin/users";
import { CallError, remove } from "#src/api/call.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Outcome } from "#src/ui/outcome.tsx";
import { useAuditedAction } from "../reasons/use-audited-action.ts";
import { usersStrings } from "./strings.ts";
import type { UserDetail } from "./use-user.ts";

interface DeleteUserDialogProps {
  readonly user: UserDetail;
  readonly onDeleted: () => Promise<void>;
  readonly onClose: () => void;
}

const failed = usersStrings.failedToDeleteUser;

/** Asks before an account is deleted, and lists what is deleted with it. */
export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const action = useAuditedAction();

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
      title={usersStrings.deleteQuestion}
      description={
        <>
          <p>{usersStrings.areYouSure}</p>
          <p className="mt-2 text-sm wrap-anywhere">
            {usersStrings.deletes(user.email, user.stripe_subscription_id !== null)}
          </p>
        </>
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{usersStrings.cancel}</Button>
          <Button look="danger" waiting={action.busy} onClick={confirm}>
            {action.busy ? usersStrings.deleting : usersStrings.deleteUser}
          </Button>
        </>
      }
    >
      {action.problem && <Outcome className="" problem={action.problem} />}
    </Dialog>
  );
}

/** Returns the error to show. An error of the server, except `forbidden`, gets a sentence that names the action. */
function failure(error: unknown): unknown {
  if (!(error instanceof CallError) || error.code === "forbidden") return error;
  const { code, message, errorId } = error;
  return new CallError(code, `${failed} ${message}`, errorId === undefined ? {} : { errorId });
}
