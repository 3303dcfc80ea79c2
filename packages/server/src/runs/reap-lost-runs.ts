import { endLostRuns } from "./end-lost-runs.ts";
import { keptSince, type RunWorld } from "./run-context.ts";
import { deleteRunsEndedBefore } from "./store.ts";

/** Ends runs whose process is gone, and deletes those whose result has been there for its time. Never throws. */
export async function lookAfterRuns(world: RunWorld): Promise<void> {
  try {
    await endLostRuns(world);
    await deleteRunsEndedBefore(world.db, keptSince(world.now()));
  } catch (err) {
    world.logger.warn({ err }, "runs were not looked after");
  }
}
