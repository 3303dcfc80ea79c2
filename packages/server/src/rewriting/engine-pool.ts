import { rewriteTimeoutMs } from "@rewright/contract/plans";
import type { Mode, RewriteOptions } from "@rewright/engine";
import type { Logger } from "pino";
import { Piscina } from "piscina";
import { AppError } from "../app-error.ts";
import type { EngineRequest, EngineTask, Rewritten } from "./engine-task.ts";

/** The engine, on worker threads. */
export interface EnginePool {
  rewrite(text: string, options: RewriteOptions, signal: AbortSignal): Promise<Rewritten>;
  alternatives(sentence: string, options: { mode: Mode; seed: number }, signal: AbortSignal): Promise<string[]>;
  /** True when a worker that has loaded the engine answers soon. */
  isReady(withinMs?: number): Promise<boolean>;
  close(): Promise<void>;
}

interface Options {
  readonly workers: number;
  readonly logger: Logger;
  /** What a task may take. */
  readonly timeoutMs?: number;
  /** How long a task may wait for a worker before. */
  readonly maxWaitMs?: number;
  /** Tasks that may wait for each worker before new ones are refused. */
  readonly waitingPerWorker?: number;
  readonly workerFile?: string;
}

/** What a running task gets when nobody waits for its result: ending it sooner would cost more, a worker's start. */
const graceMs = 1000;
const readyWithinMs = 2000;

/**
 * Starts the workers. A task that takes too long is ended together with its worker, which is replaced.
 * The tasks are refused with `busy` (the queue is full, or waiting took too long) and `timed_out`.
 */
export function startEnginePool({
  workers,
  logger,
  timeoutMs = rewriteTimeoutMs,
  maxWaitMs = rewriteTimeoutMs,
  waitingPerWorker = 100,
  workerFile = new URL("./worker.ts", import.meta.url).href,
}: Options): EnginePool {
  const pool = new Piscina({
    filename: workerFile,
    minThreads: workers,
    maxThreads: workers,
    idleTimeout: Number.POSITIVE_INFINITY,
    maxQueue: Number.POSITIVE_INFINITY,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  pool.on("error", (error) => logger.error({ err: error }, "an engine worker failed"));
  const limit = workers * (1 + waitingPerWorker);
  let unfinished = 0;

  async function run(request: EngineRequest, callerSignal?: AbortSignal, waitMs = maxWaitMs): Promise<unknown> {
    callerSignal?.throwIfAborted();
    // The pool's own bound does not hold for tasks that can be aborted, so they are counted here.
    if (unfinished >= limit) throw new AppError("busy", undefined, { retryAfterSeconds: 5 });
    const startedAt = new Float64Array(new SharedArrayBuffer(8));
    const ending = new AbortController();
    const waitsUntil = Date.now() + waitMs;
    let timer = setTimeout(check, Math.min(timeoutMs, waitMs));
    function check() {
      const endsAt = startedAt[0] === 0 ? waitsUntil : startedAt[0]! + timeoutMs;
      const leftMs = endsAt - Date.now();
      if (leftMs <= 0) ending.abort();
      else timer = setTimeout(check, Math.min(timeoutMs, leftMs));
    }
    function callerLeft() {
      clearTimeout(timer);
      if (startedAt[0] === 0) ending.abort();
      else timer = setTimeout(() => ending.abort(), graceMs);
    }
    callerSignal?.addEventListener("abort", callerLeft, { once: true });
    unfinished++;
    try {
      return await pool.run({ ...request, startedAt } satisfies EngineTask, { signal: ending.signal });
    } catch (error) {
      if (!ending.signal.aborted || callerSignal?.aborted) throw error;
      throw new AppError(startedAt[0] === 0 ? "busy" : "timed_out", undefined, { retryAfterSeconds: 5 });
    } finally {
      unfinished--;
      clearTimeout(timer);
      callerSignal?.removeEventListener("abort", callerLeft);
    }
  }

  let probe: Promise<boolean> | undefined;
  return {
    rewrite: (text, options, signal) => run({ kind: "rewrite", text, options }, signal) as Promise<Rewritten>,
    alternatives: (sentence, options, signal) =>
      run({ kind: "alternatives", sentence, options }, signal) as Promise<string[]>,
    isReady(withinMs = readyWithinMs) {
      probe ??= run({ kind: "ready" }, undefined, Math.max(maxWaitMs, withinMs)).then(
        () => true,
        () => false,
      );
      const asked = probe.finally(() => {
        probe = undefined;
      });
      return Promise.race([asked, new Promise<boolean>((resolve) => setTimeout(resolve, withinMs, false).unref())]);
    },
    close: () => pool.destroy(),
  };
}
