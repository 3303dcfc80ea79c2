import { randomUUID } from "node:crypto";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import { releaseRewrite } from "../usage/reserve-rewrite.ts";
import { RunLost } from "./event-writer.ts";
import { failedEvent } from "./process-run.ts";
import { keptSince, nameOf, type RunContext } from "./run-context.ts";
import { appendEvents, deleteRunsEndedBefore, endAllLeases, findRun, lostRuns, type RunKey } from "./store.ts";

const sentence = "The server stopped during this rewrite, so we didn't count it. Please try again.";

/**
 * Ends a background rewrite whose process is gone, and returns it to the account's daily limit. Does nothing if the
 * rewrite continues or has ended meanwhile.
 */
export async function endLostRun(context: RunContext, key: RunKey): Promise<void> {
  const { db, now, logger, cipher } = context;
  const run = await findRun(db, key);
  if (!run?.isLost) return;
  const errorId = randomUUID();
  const event = failedEvent(new AppError("unavailable", sentence), errorId);
  const payloads = [cipher.encrypt(key, run.events + 1, event)];
  const end = { state: "failed", endedAt: now() } as const;
  try {
    await db.transaction(async (tx) => {
      await releaseRewrite(tx, run.useId);
      if (!(await appendEvents(tx, key, { after: run.events, payloads, end, onlyLost: true }))) throw new RunLost();
    });
  } catch (error) {
    if (error instanceof RunLost) return;
    throw error;
  }
  logger.warn({ runId: key.id, errorId }, "a run was lost with the process that worked on it");
  context.notifier.notify(nameOf(key), run.events + 1);
}

/** Ends the background rewrites of one account, or of all accounts, whose process is gone. */
export async function endLostRuns(context: RunContext, userId?: string): Promise<void> {
  for (const key of await lostRuns(context.db, userId)) await endLostRun(context, key);
}

/**
 * Ends the background rewrites whose process is gone, and deletes ended ones after their retention time. Never throws.
 */
export async function reapLostRuns(context: RunContext): Promise<void> {
  try {
    await endLostRuns(context);
    await deleteRunsEndedBefore(context.db, keptSince(context.now()));
  } catch (err) {
    context.logger.warn({ err }, "runs were not looked after");
  }
}

/** Deletes the leases of all background rewrites. Only for a database that no other process can use. */
export async function deleteRunLeases(db: Db): Promise<void> {
  await endAllLeases(db);
}
