import { nameOf, type RunContext } from "./run-context.ts";
import { type RunKey, requestStop } from "./store.ts";

/** Stops a run, in whichever process works on it. A run that has ended does not change. */
export async function stopRun({ db, now, active }: RunContext, run: RunKey): Promise<void> {
  await requestStop(db, run, now());
  active.get(nameOf(run))?.stopping.abort();
}
