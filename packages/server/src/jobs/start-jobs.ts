import { randomUUID } from "node:crypto";
import PgBoss from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { Queue } from "./queue.ts";
import { runSql } from "./run-sql.ts";
import { startWorker } from "./start-worker.ts";

interface Sending {
  /** A key of which only one job can wait: while a job with this key is waiting, no other job with the key is added. */
  readonly key?: string;
  readonly retryLimit?: number;
  /** Length of a period in seconds, counted from midnight UTC. Only one job is added per period. */
  readonly oncePerSeconds?: number;
}

export interface Jobs {
  send(queue: string, data: object, options?: Sending): Promise<void>;
  /** Starts no more jobs and lets running ones finish within the time limit. Unfinished jobs are retried later. */
  stop(): Promise<void>;
}

interface Options {
  readonly database: Database;
  readonly logger: Logger;
  readonly queues: readonly Queue[];
  /** Called when the queue starts, and every two minutes. */
  readonly onTick?: (jobs: Jobs) => Promise<void>;
  /** The milliseconds after which a worker looks for jobs even if nothing wakes it. */
  readonly pollMs?: number;
}

const defaultPollMs = 10_000;
const tickMs = 120_000;

/** The seconds for which finished jobs are kept. Must be longer than any period of `oncePerSeconds`. */
const archiveCompletedAfterSeconds = 2 * 86_400;

/**
 * Starts the job queue and its workers. The queue has its own schema in the database. The library's timers are off,
 * because it cannot wait for them when the server stops.
 */
export async function startJobs(options: Options): Promise<Jobs> {
  const { database, logger, queues, onTick, pollMs = defaultPollMs } = options;
  const boss = new PgBoss({
    db: { executeSql: (sql, values) => runSql(database, sql, values) },
    schema: "jobs",
    schedule: false,
    supervise: false,
    archiveCompletedAfterSeconds,
  });
  boss.on("error", (err) => logger.warn({ err }, "the job queue had trouble"));
  await boss.start().catch((cause: Error) => {
    const needed = "the account needs the right to create a schema in the database";
    throw new Error(`The job queue cannot be set up (${needed}): ${cause.message}`, { cause });
  });
  for (const { name, retryLimit, retryDelaySeconds: retryDelay, expireInSeconds } of queues) {
    const described = { name, policy: "short", retryLimit, retryDelay, retryBackoff: true, expireInSeconds } as const;
    await boss.createQueue(name, described);
    await boss.updateQueue(name, described);
  }
  const workers = new Map(queues.map((queue) => [queue.name, startWorker(boss, queue, { logger, pollMs })]));

  const jobs: Jobs = {
    async send(queue, data, { key, retryLimit, oncePerSeconds } = {}) {
      const limit = retryLimit === undefined ? {} : { retryLimit };
      const once = oncePerSeconds === undefined ? {} : { singletonSeconds: oncePerSeconds };
      // The library treats all jobs without a key as having the same one, so they get a random key.
      const singletonKey = key ?? (oncePerSeconds === undefined ? randomUUID() : queue);
      await boss.send(queue, data, { singletonKey, ...limit, ...once });
      workers.get(queue)?.wake();
    },
    async stop() {
      clearInterval(timer);
      await Promise.all([ticking, ...[...workers.values()].map((worker) => worker.stop())]);
      await boss.stop();
    },
  };

  const tick = async () => {
    try {
      await boss.maintain();
      await onTick?.(jobs);
    } catch (err) {
      logger.warn({ err }, "the job queue was not looked after");
    }
  };
  let ticking = tick();
  const timer = setInterval(() => {
    ticking = ticking.then(tick);
  }, tickMs);
  return jobs;
}
