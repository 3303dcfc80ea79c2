import { nameOf, type RunContext } from "./run-context.ts";
import { type RunKey, requestStop } from "./store.ts";

/** Stops a run, whichever process works on it. One that is over already stays as it is. */
export async function stopRun({ db, now, active }: RunContext, run: RunKey): Promise<void> {
  await requestStop(db, run, now());
  active.get(nameOf(run))?.stopping.abort();
}
