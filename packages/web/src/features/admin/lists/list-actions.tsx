import { ActionLine } from "./action-line.tsx";
import type { AdminActions } from "./use-admin-actions.ts";

/** Shows why an action failed, beside a list or a form; takes no space without a message. */
export function ListActions({ actions }: { actions: AdminActions }) {
  return (
    <div className="overflow-hidden rounded-control has-[button]:mb-4">
      <ActionLine actions={actions} />
    </div>
  );
}
