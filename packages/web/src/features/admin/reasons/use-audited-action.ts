import { useAction } from "#src/api/use-action.ts";
import { noteLoss } from "../query-client.ts";

/**
 * Returns a function that performs the action of a dialog. If the session or the administrator role has ended, the
 * panel is closed.
 */
export function useAuditedAction() {
  const action = useAction();

  const run = (act: () => Promise<void>): Promise<boolean> =>
    action.run(async () => {
      try {
        await act();
      } catch (error) {
        noteLoss(error);
        throw error;
      }
      return "";
    });

  return { busy: action.busy, problem: action.problem, run };
}
