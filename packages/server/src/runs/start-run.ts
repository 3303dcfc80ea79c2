import { runLimits } from "@rewright/contract/plans";
import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import { checkText } from "../rewriting/check-text.ts";
import type { Asked } from "../rewriting/engine-options.ts";
import { requestHashes } from "../rewriting/request-hashes.ts";
import { termsOf } from "../rewriting/terms-of.ts";
import { type Caller, planOf } from "../usage/caller.ts";
import { runLeaseMs } from "../usage/lease.ts";
import { type ReservedUse, reserveUseOf } from "../usage/reserve-rewrite.ts";
import { stopped } from "./close-runs.ts";
import { endLostRuns } from "./end-lost-runs.ts";
import { leaseMs, type StartedRun, workOnRun } from "./process-run.ts";
import { readRun } from "./read-run.ts";
import { nameOf, type RunWorld } from "./run-context.ts";
import { appendEvents, countRunning, deleteRun, insertRun, lockAccount, type RunKey } from "./store.ts";

const tooMany =
  `You already have ${runLimits.atOnce} rewrites running. ` +
  "Wait for one to finish, or stop one. This one wasn't counted.";
const otherText = "This run_id was used with another text or other settings. Choose another one.";

/**
 * Takes a use and starts to rewrite a text in the background. The same id again is the same run, and takes no other use.
 * @throws AppError where the text or the use is refused; `too_many_requests` where the account has as many runs as it may;
 *   `already_there` where the id is that of a run of another text
 */
export async function startRun(
  world: RunWorld,
  caller: Caller & { readonly account: Account },
  { id, asked }: { readonly id: string; readonly asked: Asked },
): Promise<void> {
  checkText(planOf(caller), asked.text);
  const run = { userId: caller.account.id, id };
  await endLostRuns(world, run.userId);
  if (world.closing.signal.aborted) throw new AppError("unavailable", undefined, { retryAfterSeconds: 5 });
  const use = await world.db.transaction((tx) => storeRun({ ...world, db: tx }, caller, { run, asked }));
  if (use) workInBackground(world, { run, asked, use, terms: termsOf(caller, use, asked) });
}

/** Stores the run and takes its use, all or nothing. @returns undefined where the run was there before */
async function storeRun(
  world: RunWorld,
  caller: Caller,
  { run, asked }: { readonly run: RunKey; readonly asked: Asked },
): Promise<ReservedUse | undefined> {
  const { db: tx, seals } = world;
  await lockAccount(tx, run.userId);
  const requestHash = seals.hash(asked);
  const there = await readRun(world, run);
  if (there) {
    if (requestHash.equals(there.requestHash)) return undefined;
    throw new AppError("already_there", otherText);
  }
  // One that ended too long ago to be read may still be stored.
  await deleteRun(tx, run);
  if ((await countRunning(tx, run.userId)) >= runLimits.atOnce) {
    throw new AppError("too_many_requests", tooMany, { retryAfterSeconds: 10 });
  }
  const use = await reserveUseOf(world, caller, { leaseMs: runLeaseMs, request: requestHashes(world, asked) });
  await insertRun(tx, { ...run, requestHash, useId: use.id, createdAt: world.now(), leaseMs });
  const waiting = seals.seal(run, 1, { type: "progress", done: 0, total: 0 });
  await appendEvents(tx, run, { after: 0, payloads: [waiting] });
  return use;
}

function workInBackground(world: RunWorld, started: StartedRun): void {
  const name = nameOf(started.run);
  const control = { stopping: new AbortController(), ending: new AbortController() };
  if (world.closing.signal.aborted) control.ending.abort(stopped());
  const over = workOnRun(world, started, control).finally(() => world.active.delete(name));
  world.active.set(name, { ...control, over });
}
