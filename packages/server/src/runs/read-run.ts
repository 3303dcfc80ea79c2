import { endLostRun } from "./end-lost-runs.ts";
import { keptSince, type RunContext } from "./run-context.ts";
import { findRun, type RunKey, type StoredRun } from "./store.ts";

/** Returns a background rewrite of the account. Returns undefined if there is none or it ended too long ago. */
export async function readRun(context: RunContext, key: RunKey): Promise<StoredRun | undefined> {
  let run = await findRun(context.db, key);
  if (run?.isLost) {
    await endLostRun(context, key);
    run = await findRun(context.db, key);
  }
  return run?.endedAt && run.endedAt < keptSince(context.now()) ? undefined : run;
}
