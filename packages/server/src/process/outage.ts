import type { Logger } from "pino";
import { isOutOfReach } from "../db/is-out-of-reach.ts";

const probeEveryMs = 1000;

export type Outage = ReturnType<typeof createOutage>;

/**
 * Replaces repeated log lines about an unreachable database by two lines: one when the database becomes unreachable,
 * and one with the number of omitted lines when the database is back.
 */
export function createOutage() {
  let since: number | undefined;
  let leftOut = 0;
  return {
    /**
     * Returns how to log a line with this error. The first error about an unreachable database begins an outage; later
     * ones are left out.
     */
    judge(error: unknown): "write" | "begin" | "leave out" {
      if (!isOutOfReach(error)) return "write";
      if (since === undefined) {
        since = performance.now();
        return "begin";
      }
      leftOut++;
      return "leave out";
    },
    /**
     * Checks at intervals whether an unreachable database is back, and then logs it.
     * @param isBack - rejects while the database cannot be used
     * @returns a function that stops the checks
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
          // The database is still down.
        } finally {
          isAsking = false;
        }
      };
      const timer = setInterval(() => void ask(), everyMs);
      return () => clearInterval(timer);
    },
  };
}
