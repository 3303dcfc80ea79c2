import type PgBoss from "pg-boss";
import type { Logger } from "pino";
import type { Queue } from "./queue.ts";

/** Running jobs get this long to finish when the server stops. */
const stopTimeoutMs = 10_000;

interface Worker {
  /** Fetches jobs now. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Fetches jobs from the queue and runs them. Fetches again when a job has ended, when it is woken, and at intervals.
 */
export function startWorker(
  boss: PgBoss,
  queue: Queue,
  { logger, pollMs }: { readonly logger: Logger; readonly pollMs: number },
): Worker {
  const running = new Set<string>();
  let isStopping = false;
  let isWoken = false;
  let endPause = () => {};

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const wake = () => {
    isWoken = true;
    endPause();
  };

  async function work({ id, data, retryCount, retryLimit }: PgBoss.JobWithMetadata): Promise<void> {
    running.add(id);
    try {
      await queue.handle(data);
      await boss.complete(queue.name, id);
    } catch (err) {
      const line = { err, queue: queue.name, tries: retryCount + 1 };
      if (retryCount < retryLimit) logger.warn(line, "a job failed and is tried again");
      else logger.error(line, "a job failed for the last time");
      // The error is not passed on, as it may contain what a request held, which must not be stored.
      await boss.fail(queue.name, id).catch((cause) => logger.warn({ err: cause }, "a failed job was not marked"));
    } finally {
      running.delete(id);
    }
  }

  async function run(): Promise<void> {
    const working = new Set<Promise<void>>();
    while (!isStopping) {
      isWoken = false;
      const free = queue.atOnce - working.size;
      const jobs = free > 0 ? await boss.fetch<object>(queue.name, { includeMetadata: true, batchSize: free }) : [];
      for (const job of jobs) {
        const done = work(job).finally(() => {
          working.delete(done);
          wake();
        });
        working.add(done);
      }
      if ((jobs.length === 0 || working.size === queue.atOnce) && !isWoken && !isStopping) await pause(pollMs);
    }
    await Promise.all(working);
  }

  const ended = run();
  return {
    wake,
    async stop() {
      isStopping = true;
      wake();
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, stopTimeoutMs);
      });
      await Promise.race([ended, timeout]);
      clearTimeout(timer);
      // Otherwise these jobs would count as running until they expire.
      if (running.size === 0) return;
      await boss
        .fail(queue.name, [...running])
        .catch((err) => logger.warn({ err }, "jobs were not given back, and wait until they expire"));
    },
  };
}
