import { useAction } from "#src/api/use-action.ts";
import { noteLoss } from "../query-client.ts";

/** An action of a dialog: what fails is said there, and whoever has lost the session or the role leaves the panel. */
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
