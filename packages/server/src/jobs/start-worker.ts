import type PgBoss from "pg-boss";
import type { Logger } from "pino";
import type { Queue } from "./queue.ts";

/** The milliseconds that running jobs have to finish when the server stops. */
const stopTimeoutMs = 10_000;

interface Worker {
  /** Makes the worker look for jobs now. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Starts a worker that fetches jobs from the queue and runs them. It looks for jobs when one has ended, when it is
 * woken, and at intervals.
 */
export function startWorker(
  boss: PgBoss,
  queue: Queue,
  { logger, pollMs }: { readonly logger: Logger; readonly pollMs: number },
): Worker {
  const runner = createRunner(boss, queue, logger);
  const pause = createPause();
  let isStopping = false;

  async function work(): Promise<void> {
    const working = new Set<Promise<void>>();
    while (!isStopping) {
      pause.begin();
      const free = queue.atOnce - working.size;
      const jobs = free > 0 ? await boss.fetch<object>(queue.name, { includeMetadata: true, batchSize: free }) : [];
      for (const job of jobs) {
        const done = runner.run(job).finally(() => {
          working.delete(done);
          pause.end();
        });
        working.add(done);
      }
      if (jobs.length === 0 || working.size === queue.atOnce) await pause.wait(pollMs);
    }
    await Promise.all(working);
  }

  const ended = work();
  return {
    wake: pause.end,
    async stop() {
      isStopping = true;
      pause.end();
      await atMost(ended, stopTimeoutMs);
      await runner.failRunning();
    },
  };
}

/** Returns functions that run jobs and report their results to the queue. */
function createRunner(boss: PgBoss, queue: Queue, logger: Logger) {
  const running = new Set<string>();
  return {
    async run({ id, data, retryCount, retryLimit }: PgBoss.JobWithMetadata): Promise<void> {
      running.add(id);
      try {
        await queue.handle(data);
        await boss.complete(queue.name, id);
      } catch (err) {
        const line = { err, queue: queue.name, tries: retryCount + 1 };
        if (retryCount < retryLimit) logger.warn(line, "a job failed and is tried again");
        else logger.error(line, "a job failed for the last time");
        // Do not store the error, because it may contain data from a request.
        await boss.fail(queue.name, id).catch((cause) => logger.warn({ err: cause }, "a failed job was not marked"));
      } finally {
        running.delete(id);
      }
    },
    /** Reports all running jobs as failed. Otherwise they would count as running until they expire. */
    async failRunning(): Promise<void> {
      if (running.size === 0) return;
      await boss
        .fail(queue.name, [...running])
        .catch((err) => logger.warn({ err }, "jobs were not given back, and wait until they expire"));
    },
  };
}

/** Creates a pause that another function can end, even before the wait has begun. */
function createPause() {
  let isEnded = false;
  let endWait = () => {};
  return {
    begin() {
      isEnded = false;
    },
    end() {
      isEnded = true;
      endWait();
    },
    /** Waits until the pause is ended, or for at most `ms`. */
    async wait(ms: number): Promise<void> {
      if (isEnded) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        endWait = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}

async function atMost(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
