import { runLimits } from "@rewright/contract/limits";
import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import { findStartedRun, recordStartedRun } from "../idempotency/find-started-run.ts";
import type { KeyedRequest } from "../idempotency/request-cipher.ts";
import { checkText } from "../rewriting/check-text.ts";
import type { Asked } from "../rewriting/engine-options.ts";
import { requestHashes } from "../rewriting/request-hashes.ts";
import { termsOf } from "../rewriting/terms-of.ts";
import { type Caller, planOf } from "../usage/caller.ts";
import { runLeaseMs } from "../usage/lease.ts";
import { type ReservedRewrite, reserveRewriteOf } from "../usage/reserve-rewrite.ts";
import { stopped } from "./close-runs.ts";
import { endLostRuns } from "./end-lost-runs.ts";
import { leaseMs } from "./keep-leases.ts";
import { processRun, type StartedRun } from "./process-run.ts";
import { readRun } from "./read-run.ts";
import { nameOf, type RunContext } from "./run-context.ts";
import { appendEvents, countRunning, deleteRun, insertRun, lockAccount, type RunKey } from "./store.ts";

const tooMany =
  `You already have ${runLimits.atOnce} rewrites running, so we didn't start or count this one. ` +
  "Wait for one to finish, or stop one.";
const otherText = "This run_id was already used with other text or other settings. Choose another ID.";

/** Holds the background rewrite that a request asks for. */
interface AskedRun {
  /** The id of the rewrite, unless the same request has already started one. */
  readonly id: string;
  readonly asked: Asked;
  /** The request, if it has an Idempotency-Key. */
  readonly keyed?: (KeyedRequest & { readonly account: Account }) | undefined;
}

/**
 * Reserves a rewrite and starts to rewrite a text in the background. If the same id or the same request with an
 * Idempotency-Key was started before, reserves nothing.
 * @returns the id of the rewrite
 * @throws AppError if the text or the rewrite is refused; `too_many_requests` if the account has the maximum number of
 * background rewrites; `already_there` if the id belongs to a rewrite of another text
 */
export async function startRun(
  context: RunContext,
  caller: Caller & { readonly account: Account },
  { id, asked, keyed }: AskedRun,
): Promise<string> {
  checkText(planOf(caller), asked.text);
  const run = { userId: caller.account.id, id };
  await endLostRuns(context, run.userId);
  if (context.closing.signal.aborted) throw new AppError("unavailable", undefined, { retryAfterSeconds: 5 });
  const { use, startedId } = await context.db.transaction(async (tx) => {
    const within = { ...context, db: tx };
    await lockAccount(tx, run.userId);
    const before = keyed && (await findStartedRun(within, keyed));
    if (before) return { use: undefined, startedId: before };
    const stored = await storeRun(within, caller, { run, asked });
    if (keyed) await recordStartedRun(within, keyed, id);
    return { use: stored, startedId: id };
  });
  if (use) workInBackground(context, { run, asked, use, terms: termsOf(caller, use, asked) });
  return startedId;
}

/**
 * Stores the background rewrite and reserves it from the daily limit, in a transaction that has locked the account.
 * @returns undefined if it was already stored
 */
async function storeRun(
  context: RunContext,
  caller: Caller,
  { run, asked }: { readonly run: RunKey; readonly asked: Asked },
): Promise<ReservedRewrite | undefined> {
  const { db: tx, cipher } = context;
  const there = await readRun(context, run);
  if (there) {
    if (cipher.isOf(asked, there.requestHash)) return undefined;
    throw new AppError("already_there", otherText);
  }
  // A background rewrite that ended too long ago to be read may still be stored under this id.
  await deleteRun(tx, run);
  if ((await countRunning(tx, run.userId)) >= runLimits.atOnce) {
    throw new AppError("too_many_requests", tooMany, { retryAfterSeconds: 10 });
  }
  const use = await reserveRewriteOf(context, caller, { leaseMs: runLeaseMs, request: requestHashes(context, asked) });
  await insertRun(tx, { ...run, requestHash: cipher.hash(asked), useId: use.id, createdAt: context.now(), leaseMs });
  const waiting = cipher.encrypt(run, 1, { type: "progress", done: 0, total: 0 });
  await appendEvents(tx, run, { after: 0, payloads: [waiting] });
  return use;
}

function workInBackground(context: RunContext, started: StartedRun): void {
  const name = nameOf(started.run);
  const control = { stopping: new AbortController(), ending: new AbortController() };
  if (context.closing.signal.aborted) control.ending.abort(stopped());
  const over = processRun(context, started, control).finally(() => context.active.delete(name));
  context.active.set(name, { ...control, over });
}
