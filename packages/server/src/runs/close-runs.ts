import { AppError } from "../app-error.ts";
import type { RunContext } from "./run-context.ts";

/** The milliseconds that active background rewrites have to finish when the server stops. */
const finishWithinMs = 10_000;

const sentence = "The server stopped during this rewrite, so we didn't count it. Please try again.";

/**
 * Stops all work on background rewrites: ends their event streams, starts no new rewrite, and lets active rewrites
 * finish. Rewrites that exceed the time limit fail.
 * @param requests - resolves when the server has answered its last request, which may have started a background rewrite
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

/** Returns the error of a background rewrite that was ended because the server stopped. */
export const stopped = () => new AppError("unavailable", sentence);
