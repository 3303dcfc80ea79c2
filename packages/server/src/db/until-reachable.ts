import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { isOutOfReach } from "./is-out-of-reach.ts";

interface Options {
  readonly logger: Logger;
  /** The time in milliseconds after the first failure during which the work is still repeated. */
  readonly withinMs: number;
}

const pauseMs = 500;

/**
 * Matches error codes that waiting does not fix: a wrong password, a user without rights, a database that does not
 * exist.
 */
const lasting = /^(28|3D)/;

/**
 * Runs `work` at a server's start, and repeats it while the database cannot be reached. Logs one line before the first
 * repetition.
 * @throws the last error when the time is over, or at once an error that waiting does not fix
 */
export async function untilReachable<T>(work: () => Promise<T>, { logger, withinMs }: Options): Promise<T> {
  let endsAt: number | undefined;
  for (;;) {
    try {
      return await work();
    } catch (err) {
      if (!isOutOfReach(err) || lasting.test(codeOf(err))) throw err;
      if (endsAt === undefined)
        logger.warn({ err, withinMs }, "the database does not answer yet; the start waits for it");
      endsAt ??= performance.now() + withinMs;
      if (performance.now() + pauseMs > endsAt) throw err;
      await sleep(pauseMs);
    }
  }
}

/** Returns the error code of an error or of its cause. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "code" in error ? String(error.code) : codeOf(error.cause);
}
