import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import { RunLost } from "./event-writer.ts";
import { type RunKey, renewLease, renewLeases } from "./store.ts";

/**
 * Renews the leases of the background rewrites that this process works on. Other processes see by the lease that a
 * process works on the rewrite.
 */
export interface LeaseKeeper {
  /**
   * Renews the lease of a background rewrite at intervals, and aborts the rewrite if it was stopped or ended elsewhere.
   * @returns a function that stops the renewals
   */
  keep(run: RunKey, control: Control): () => void;
}

interface Control {
  readonly stopping: AbortController;
  readonly ending: AbortController;
}

/**
 * The milliseconds without a renewal of a background rewrite's lease after which the rewrite's process counts as gone.
 */
export const leaseMs = 20_000;

/**
 * The milliseconds between two renewals, each of which renews all leases in one statement. A renewal also finds
 * rewrites that a user has asked to stop.
 */
const renewEveryMs = 1000;

export function createLeaseKeeper({ db, logger }: { readonly db: Db; readonly logger: Logger }): LeaseKeeper {
  const kept = new Set<{ readonly run: RunKey } & Control>();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;

  async function renewAll(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    const now = [...kept];
    try {
      const renewed = await renewLeases(
        db,
        now.map(({ run }) => run),
        leaseMs,
      );
      for (const { run, stopping, ending } of now) {
        const isThis = (key: RunKey) => key.userId === run.userId && key.id === run.id;
        const found = renewed.find(isThis) ?? (await renewLease(db, run, leaseMs));
        if (found?.isStopWanted) stopping.abort();
        if (!found) ending.abort(new RunLost());
      }
    } catch (err) {
      logger.warn({ err, runs: now.length }, "the leases of runs were not renewed");
    } finally {
      isBusy = false;
    }
  }

  return {
    keep(run, control) {
      const entry = { run, ...control };
      kept.add(entry);
      timer ??= setInterval(() => void renewAll(), renewEveryMs);
      return () => {
        kept.delete(entry);
        if (kept.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
