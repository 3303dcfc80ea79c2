import { rewriteMaxWaitMs, rewriteTimeoutMs, runLimits } from "@rewright/contract/limits";
import type { PhraseFix, RewriteOptions } from "@rewright/engine";
import type {
  FixOptions,
  MeasuredText,
  OtherVersion,
  Rewritten,
  SuggestionOptions,
  Suggestions,
  UnlikeOptions,
} from "@rewright/lite/lite-task";
import { readModelFiles } from "@rewright/models";
import type { EngineClient, Ticket } from "@rewright/pro";
import type { Logger } from "pino";
import { Piscina } from "piscina";
import { AppError } from "../app-error.ts";
import { sharedMs } from "../clock/shared-ms.ts";
import type { EngineTaskEnd, Metrics } from "../operations/metrics/create-metrics.ts";
import { type Note, noTracing, type Tracing } from "../operations/tracing/tracing.ts";
import { createPrioritySemaphore } from "../priority/create-priority-semaphore.ts";
import { describeCrash } from "../process/end-at-crash.ts";
import { workerLimits } from "../process/memory-limits.ts";
import type { EngineRequest, EngineResult, EngineTask } from "./engine-task.ts";

/** Runs the rewriting engine on worker threads. A task's ticket decides its place in the queue. */
export interface EnginePool {
  rewrite(text: string, options: RewriteOptions, ticket: Ticket): Promise<Rewritten>;
  /** Rewrites a text so that the result differs from those with the given seeds, if possible. */
  rewriteUnlike(text: string, how: UnlikeOptions, ticket: Ticket): Promise<Rewritten & OtherVersion>;
  alternatives(sentence: string, options: SuggestionOptions, ticket: Ticket): Promise<Suggestions>;
  measure(text: string, ticket: Ticket): Promise<MeasuredText>;
  /** Returns for each sentence the replacements of its stock phrases, at the highest level of rewriting. */
  fixes(sentences: readonly string[], options: FixOptions, ticket: Ticket): Promise<PhraseFix[][]>;
  /** The engine functions that Humanize Pro calls. */
  readonly engineClient: EngineClient<Rewritten>;
  /** Returns whether a worker that has loaded the engine responds in time. */
  isReady(withinMs?: number): Promise<boolean>;
  /** Returns the number of running and of waiting tasks. */
  load(): { readonly running: number; readonly waiting: number };
  /** Refuses all tasks of requests that wait for a worker, now and later. Called when the server stops. */
  refuseWaiting(): void;
  close(): Promise<void>;
}

interface Options {
  readonly workers: number;
  readonly logger: Logger;
  readonly metrics?: Pick<Metrics, "countTask"> | undefined;
  readonly tracing?: Tracing;
  /** Replaces the time limits in milliseconds of all kinds of tasks. */
  readonly timeoutMs?: number;
  /**
   * Replaces the milliseconds that a task may wait for a worker. The delay of the user's class is added to this time.
   */
  readonly maxWaitMs?: number;
  /** Maximum number of waiting tasks per worker and class of user. Further tasks are refused. */
  readonly waitingPerWorker?: number;
  readonly workerFile?: string;
}

interface Limits {
  readonly timeoutMs: number;
  readonly maxWaitMs: number;
  /** True for a part of an active background rewrite. It is never refused, because the finished parts would be lost. */
  readonly isUnderWay?: true;
}

const ofRequests: Limits = { timeoutMs: rewriteTimeoutMs, maxWaitMs: rewriteMaxWaitMs };
const maxWaitMs = runLimits.minutes * 60_000;
const limitsOf: Readonly<Record<EngineRequest["kind"], Limits>> = {
  rewrite: ofRequests,
  "rewrite-unlike": ofRequests,
  alternatives: ofRequests,
  measure: ofRequests,
  fixes: ofRequests,
  // Loading the engine takes long. The caller of `isReady` limits how long it waits.
  ready: { timeoutMs: rewriteTimeoutMs, maxWaitMs: Number.POSITIVE_INFINITY },
  plan: { timeoutMs: 20_000, maxWaitMs },
  review: { timeoutMs: 20_000, maxWaitMs, isUnderWay: true },
  compose: { timeoutMs: 20_000, maxWaitMs, isUnderWay: true },
  deeper: { timeoutMs: 60_000, maxWaitMs },
};

/**
 * The milliseconds that a running task has to finish after its caller has disconnected. If it were ended earlier, a new
 * worker would have to start.
 */
const graceMs = 1000;
const readyWithinMs = 2000;

/**
 * Starts the worker threads. A task that takes too long is ended together with its worker, which is replaced. Tasks
 * fail with `busy` if too many wait or the wait is too long, and with `timed_out` if they run too long.
 */
export function startEnginePool({
  workers,
  logger,
  metrics,
  tracing = noTracing,
  timeoutMs,
  maxWaitMs,
  waitingPerWorker = 50,
  workerFile,
}: Options): EnginePool {
  const pool = new Piscina({
    ...programOf(workerFile),
    minThreads: workers,
    maxThreads: workers,
    idleTimeout: Number.POSITIVE_INFINITY,
    maxQueue: Number.POSITIVE_INFINITY,
    resourceLimits: workerLimits,
  });
  pool.on("error", (error) => logger.error(describeCrash(error), "an engine worker failed"));
  // The pool's own queue does not order tasks that can be aborted. It therefore gets only as many tasks as it has
  // workers.
  const semaphore = createPrioritySemaphore({ permits: workers, mayWait: workers * waitingPerWorker });
  const stopping = new AbortController();

  const run: Run = (request, ticket) =>
    tracing.run(`engine ${request.kind}`, {}, (note) => runTask(request, ticket, note));

  async function runTask<Request extends EngineRequest>(
    request: Request,
    { signal: callerSignal, priority }: Ticket,
    note: Note,
  ): Promise<EngineResult<Request["kind"]>> {
    callerSignal.throwIfAborted();
    const limits = limitsOf[request.kind];
    const mayBeRefused = limits === ofRequests;
    if (mayBeRefused && stopping.signal.aborted && semaphore.load().running >= workers) throw serverStops();
    const longestWaitMs = (request.kind === "ready" ? undefined : maxWaitMs) ?? limits.maxWaitMs;
    using deadline = startDeadline({
      waitMs: longestWaitMs + priority,
      runMs: timeoutMs ?? limits.timeoutMs,
      callerSignal,
      ...(mayBeRefused && { stopping: stopping.signal }),
    });
    const { signal, startedAt } = deadline;
    const wait = limits.isUnderWay ? semaphore.run : semaphore.runOrRefuse;
    const count = (outcome: EngineTaskEnd["outcome"]) => {
      const { waitedMs, ranMs } = deadline.times();
      metrics?.countTask({ kind: request.kind, outcome, waitedMs, ranMs });
      note({ attributes: { "rewright.outcome": outcome, "rewright.waited_ms": waitedMs, "rewright.ran_ms": ranMs } });
    };
    try {
      const result = await wait({ signal, priority }, () =>
        pool.run({ ...request, startedAt } satisfies EngineTask, { signal }),
      );
      count("done");
      return result;
    } catch (error) {
      if (callerSignal.aborted) count("left");
      else if (!signal.aborted) count(error instanceof AppError ? "refused" : "failed");
      else count(deadline.hasStarted() ? "timed_out" : "refused");
      if (!signal.aborted || callerSignal.aborted) throw error;
      if (!deadline.hasStarted() && mayBeRefused && stopping.signal.aborted) throw serverStops();
      throw new AppError(deadline.hasStarted() ? "timed_out" : "busy", undefined, { retryAfterSeconds: 5 });
    }
  }

  return {
    ...tasksOf(run),
    isReady: shareReadiness(() => run({ kind: "ready" }, { signal: new AbortController().signal, priority: 0 })),
    load: semaphore.load,
    refuseWaiting: () => stopping.abort(),
    close: () => pool.destroy(),
  };
}

const serverStops = () => new AppError("unavailable", undefined, { retryAfterSeconds: 5 });
/** Returns the workers' program: the engine with models that all workers share, or a test's replacement. */
function programOf(workerFile: string | undefined) {
  if (workerFile !== undefined) return { filename: workerFile };
  return { filename: new URL("./worker.ts", import.meta.url).href, workerData: readModelFiles() };
}

type Run = <Request extends EngineRequest>(request: Request, ticket: Ticket) => Promise<EngineResult<Request["kind"]>>;

/** Returns the pool's methods. Each runs one kind of task. */
function tasksOf(run: Run): Omit<EnginePool, "isReady" | "load" | "refuseWaiting" | "close"> {
  return {
    rewrite: (text, options, ticket) => run({ kind: "rewrite", text, options }, ticket),
    rewriteUnlike: (text, how, ticket) => run({ kind: "rewrite-unlike", text, ...how }, ticket),
    alternatives: (sentence, options, ticket) => run({ kind: "alternatives", sentence, options }, ticket),
    measure: (text, ticket) => run({ kind: "measure", text }, ticket),
    fixes: (sentences, options, ticket) => run({ kind: "fixes", sentences, options }, ticket),
    engineClient: {
      plan: (text, options, ticket) => run({ kind: "plan", text, options }, ticket),
      review: (job, ticket) => run({ kind: "review", ...job }, ticket),
      // The parts of the rewrite are already written, so composing them must not wait for tasks that came later.
      compose: (job, { signal }) => run({ kind: "compose", ...job }, { signal, priority: 0 }),
      rewriteDeeper: (text, options, ticket) => run({ kind: "deeper", text, options }, ticket),
    },
  };
}

/** Returns a readiness check that gives up after `withinMs`. Simultaneous calls share one task. */
function shareReadiness(run: () => Promise<unknown>): EnginePool["isReady"] {
  let probe: Promise<boolean> | undefined;
  return (withinMs = readyWithinMs) => {
    probe ??= run().then(
      () => true,
      () => false,
    );
    const asked = probe.finally(() => {
      probe = undefined;
    });
    return Promise.race([asked, new Promise<boolean>((resolve) => setTimeout(resolve, withinMs, false).unref())]);
  };
}

interface TaskLimits {
  readonly waitMs: number;
  readonly runMs: number;
  readonly callerSignal: AbortSignal;
  /** Aborts when the server stops. A waiting task ends at once then. */
  readonly stopping?: AbortSignal;
}

/**
 * Starts the time limits of a task. `signal` aborts when the task waits longer than `waitMs` or runs longer than
 * `runMs`. If the caller disconnects, it aborts at once for a waiting task, and after a short time for a running one.
 */
function startDeadline({ waitMs, runMs, callerSignal, stopping }: TaskLimits) {
  /** The time at which the worker started the task, on the clock that all threads share (`sharedMs`). */
  const startedAt = new Float64Array(new SharedArrayBuffer(8));
  const hasStarted = () => startedAt[0] !== 0;
  const ending = new AbortController();
  const cameAt = sharedMs();
  let timer = setTimeout(check, Math.min(runMs, waitMs));
  function check() {
    const endsAt = hasStarted() ? startedAt[0]! + runMs : cameAt + waitMs;
    const leftMs = endsAt - sharedMs();
    if (leftMs <= 0) ending.abort();
    else timer = setTimeout(check, Math.min(runMs, leftMs));
  }
  function callerLeft() {
    clearTimeout(timer);
    if (hasStarted()) timer = setTimeout(() => ending.abort(), graceMs);
    else ending.abort();
  }
  const serverStops = () => void (hasStarted() || ending.abort());
  callerSignal.addEventListener("abort", callerLeft, { once: true });
  stopping?.addEventListener("abort", serverStops, { once: true });
  return {
    startedAt,
    signal: ending.signal,
    hasStarted,
    /** Returns how long the task has waited, and how long it has run. */
    times() {
      const [began, endedAt] = [startedAt[0] || undefined, sharedMs()];
      return { waitedMs: (began ?? endedAt) - cameAt, ranMs: began && endedAt - began };
    },
    [Symbol.dispose]() {
      clearTimeout(timer);
      callerSignal.removeEventListener("abort", callerLeft);
      stopping?.removeEventListener("abort", serverStops);
    },
  };
}
