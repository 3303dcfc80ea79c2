import { randomUUID } from "node:crypto";
import { messages } from "@rewright/contract/errors";
import { runLimits } from "@rewright/contract/limits";
import { countGeneration } from "../accounts/count-generation.ts";
import { AppError } from "../app-error.ts";
import { createBatchCipher } from "./batch-cipher.ts";
import type { WorkDeps } from "./deps.ts";
import { FileProblem } from "./document-pool.ts";
import { holdLease, leaseMs } from "./hold-lease.ts";
import { rewriteFile } from "./rewrite-file.ts";
import { type ClaimedFile, claimFile, type Lease, markDone, markFailed, putBack } from "./work-store.ts";

/** The number of failed or crashed attempts after which a file is not retried automatically. */
const maxTries = 3;
const runMs = runLimits.minutes * 60_000;

const couldNot = "We couldn't rewrite this file. Please try again.";

/** Error codes of temporary problems. A file that fails with one of them waits for another attempt. */
const passing: ReadonlySet<AppError["code"]> = new Set(["busy", "unavailable"]);

/**
 * Rewrites a file of a batch, unless it is done, deleted or being worked on. A problem of the file is stored with the
 * file and affects no other file.
 * @throws the error if another attempt may succeed; the file then waits again
 */
export async function processFile(deps: WorkDeps, fileId: string): Promise<void> {
  if (deps.stopping.aborted || (await deps.isPaused())) return;
  const lease: Lease = { fileId, holder: randomUUID() };
  const claimed = await claimFile(deps.db, lease, { forMs: leaseMs, now: deps.now() });
  if (!claimed) return;
  const { content } = claimed;
  if (content === null || claimed.tries > maxTries) {
    await markFailed(deps.db, lease, { problem: couldNot });
    return;
  }
  await finish(deps, lease, { ...claimed, content });
}

async function finish(deps: WorkDeps, lease: Lease, file: ClaimedFile & { readonly content: Uint8Array }) {
  const { db, now, stopping } = deps;
  using held = holdLease(deps, lease);
  const outOfTime = AbortSignal.timeout(runMs);
  let words: number | null = null;
  const note = (known: { readonly progress?: number; readonly words?: number }) => {
    words = known.words ?? words;
    held.note(known);
  };
  try {
    const signal = AbortSignal.any([held.lost, stopping, outOfTime]);
    const { content, engine, problem, mistakes, isCounted } = await rewriteFile(deps, file, { signal, note });
    const cipher = createBatchCipher(deps);
    const result = cipher.encrypt("result", file.id, content);
    const mistakeList = mistakes && cipher.encrypt("mistakes", file.id, JSON.stringify(mistakes));
    await db.transaction(async (tx) => {
      const isOurs = await markDone(tx, lease, {
        ...{ result, engine, problem, words, mistakeList },
        mistakes: mistakes?.length ?? null,
      });
      if (isOurs && isCounted) await countGeneration(tx, file.userId, now());
    });
  } catch (error) {
    if (held.lost.aborted) return;
    if (stopping.aborted) return putBack(db, lease, { counted: false });
    const problem = outOfTime.aborted ? messages.timed_out : problemOf(error);
    if (problem !== undefined) return markFailed(db, lease, { problem, words });
    if (error instanceof AppError && passing.has(error.code)) await putBack(db, lease, { counted: false });
    else if (file.tries < maxTries) await putBack(db, lease, { counted: true });
    else await markFailed(db, lease, { problem: couldNot, words });
    throw error;
  }
}

/** Returns the message for the user if another automatic attempt could not succeed. Returns undefined otherwise. */
function problemOf(error: unknown): string | undefined {
  if (error instanceof FileProblem) return error.message;
  return error instanceof AppError && error.code === "timed_out" ? error.message : undefined;
}
