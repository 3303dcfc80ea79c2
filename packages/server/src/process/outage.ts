import type { Logger } from "pino";
import { isOutOfReach } from "../db/is-out-of-reach.ts";

const probeEveryMs = 1000;

export type Outage = ReturnType<typeof createOutage>;

/**
 * Replaces the log lines of a database that is away by two: one when it goes, and one when it is back, with the number
 * of lines left out in between.
 */
export function createOutage() {
  let since: number | undefined;
  let leftOut = 0;
  return {
    /** Returns true when a log line with this error should be left out, because the database was known to be away. */
    leavesOut(error: unknown): boolean {
      if (!isOutOfReach(error)) return false;
      if (since === undefined) {
        since = performance.now();
        return false;
      }
      leftOut++;
      return true;
    },
    /**
     * Asks at intervals whether an absent database is back, and then logs it.
     * @param isBack - rejects while the database cannot be used
     * @returns the function that ends this
     */
    watch(isBack: () => Promise<unknown>, logger: Logger, everyMs = probeEveryMs): () => void {
      let isAsking = false;
      const ask = async () => {
        if (since === undefined || isAsking) return;
        isAsking = true;
        try {
          await isBack();
          const seconds = Math.round((performance.now() - since) / 1000);
          logger.warn({ seconds, leftOut }, "the database is back");
          since = undefined;
          leftOut = 0;
        } catch {
          // It is still away.
        } finally {
          isAsking = false;
        }
      };
      const timer = setInterval(() => void ask(), everyMs);
      return () => clearInterval(timer);
    },
  };
}
