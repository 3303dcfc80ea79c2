import { nameOf, type RunContext } from "./run-context.ts";
import { type RunKey, requestStop } from "./store.ts";

/** Stops a background rewrite, whichever process works on it. Does nothing if the rewrite has ended. */
export async function stopRun({ db, now, active }: RunContext, run: RunKey): Promise<void> {
  await requestStop(db, run, now());
  active.get(nameOf(run))?.stopping.abort();
}
