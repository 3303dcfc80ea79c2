import { useAction } from "#src/api/use-action.ts";
import { noteLoss } from "../query-client.ts";

/** Runs an action of a dialog, which shows a failure. A lost session or role closes the panel. */
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
