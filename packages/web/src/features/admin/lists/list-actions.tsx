import { ActionLine } from "./action-line.tsx";
import type { AdminActions } from "./use-admin-actions.ts";

/** Why something was not done, beside a list or a form; it takes no room until there is something to say. */
export function ListActions({ actions }: { actions: AdminActions }) {
  return (
    <div className="overflow-hidden rounded-control has-[button]:mb-4">
      <ActionLine actions={actions} />
    </div>
  );
}
