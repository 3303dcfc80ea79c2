import { endLostRun } from "./end-lost-runs.ts";
import { keptSince, type RunWorld } from "./run-context.ts";
import { findRun, type RunKey, type StoredRun } from "./store.ts";

/** The account's run as it is now; undefined where there is none, or it has ended too long ago. */
export async function readRun(world: RunWorld, key: RunKey): Promise<StoredRun | undefined> {
  let run = await findRun(world.db, key);
  if (run?.isLost) {
    await endLostRun(world, key);
    run = await findRun(world.db, key);
  }
  return run?.endedAt && run.endedAt < keptSince(world.now()) ? undefined : run;
}
