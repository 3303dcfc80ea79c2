import { AppError } from "../app-error.ts";
import type { RunContext } from "./run-context.ts";

/** Runs get this long to finish when the server stops. */
const finishWithinMs = 10_000;

const sentence = "The server stopped during this rewrite, so we didn't count it. Please try again.";

/**
 * Ends all streams, starts no new run, lets active runs finish, and fails those that exceed the time limit.
 * @param requests - resolves when no request is being answered any more: the last may have started a run
 */
export async function closeRuns({ active, closing }: RunContext, requests: Promise<void>): Promise<void> {
  closing.abort();
  const timer = setTimeout(() => {
    for (const { ending } of active.values()) ending.abort(stopped());
  }, finishWithinMs);
  await requests;
  await Promise.all([...active.values()].map((run) => run.over));
  clearTimeout(timer);
}

/** Returns the error of a run that the server's stop has ended. */
export const stopped = () => new AppError("unavailable", sentence);
