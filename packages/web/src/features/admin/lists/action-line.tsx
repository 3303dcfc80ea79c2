import { Button } from "#src/ui/button.tsx";
import { ErrorId } from "#src/ui/error-id.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { partsStrings } from "../strings.ts";
import type { AdminActions } from "./use-admin-actions.ts";

/** Shows the error message of an action, until it is closed or another action starts. */
export function ActionLine({ actions: { problem, dismiss } }: { actions: Pick<AdminActions, "problem" | "dismiss"> }) {
  if (!problem) return null;
  return (
    <Notice
      kind="danger"
      action={
        <Button size="small" className="-my-1" onClick={dismiss}>
          {partsStrings.close}
        </Button>
      }
    >
      {problem.message}
      <ErrorId id={problem.errorId} />
    </Notice>
  );
}

/** Shows the error message of an action beside a list or a form. Without an error it takes no space. */
export function ListActions({ actions }: { actions: AdminActions }) {
  return (
    <div className="overflow-hidden rounded-control has-[button]:mb-4">
      <ActionLine actions={actions} />
    </div>
  );
}
