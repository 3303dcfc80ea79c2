import { endLostRuns } from "./end-lost-runs.ts";
import { keptSince, type RunContext } from "./run-context.ts";
import { deleteRunsEndedBefore } from "./store.ts";

/** Ends runs whose process is gone, and deletes those whose result has been there for its time. Never throws. */
export async function reapLostRuns(context: RunContext): Promise<void> {
  try {
    await endLostRuns(context);
    await deleteRunsEndedBefore(context.db, keptSince(context.now()));
  } catch (err) {
    context.logger.warn({ err }, "runs were not looked after");
  }
}
