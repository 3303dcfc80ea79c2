import { endLostRuns } from "./end-lost-runs.ts";
import { keptSince, type RunContext } from "./run-context.ts";
import { deleteRunsEndedBefore } from "./store.ts";

/** Ends the runs whose process is gone, and deletes ended runs after their retention time. Never throws. */
export async function reapLostRuns(context: RunContext): Promise<void> {
  try {
    await endLostRuns(context);
    await deleteRunsEndedBefore(context.db, keptSince(context.now()));
  } catch (err) {
    context.logger.warn({ err }, "runs were not looked after");
  }
}
