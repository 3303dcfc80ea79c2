import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { isOutOfReach } from "./is-out-of-reach.ts";

interface Options {
  readonly logger: Logger;
  /** The time after the first failure in which the work is tried again. */
  readonly withinMs: number;
}

const pauseMs = 500;

/** Matches the codes of a wrong password, a user without rights, and a database that does not exist. */
const lasting = /^(28|3D)/;

/**
 * Does work of a start, again and again while the database is out of reach. Writes one line to the log when it begins to
 * wait.
 * @throws the last error when the time is over, and at once one that waiting does not mend
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

/** Returns the code of an error or of its cause. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "code" in error ? String(error.code) : codeOf(error.cause);
}
