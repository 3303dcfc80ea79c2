import { rewriteMaxWaitMs, rewriteTimeoutMs, runLimits } from "@rewright/contract/plans";
import type { PhraseFix, RewriteOptions } from "@rewright/engine";
import type { EngineClient, Ticket } from "@rewright/pro";
import type { Logger } from "pino";
import { Piscina } from "piscina";
import { AppError } from "../app-error.ts";
import { sharedMs } from "../clock/shared-ms.ts";
import type { EngineTaskEnd, Metrics } from "../operations/metrics/create-metrics.ts";
import { createPrioritySemaphore } from "../priority/create-priority-semaphore.ts";
import type {
  EngineRequest,
  EngineResult,
  EngineTask,
  FixOptions,
  MeasuredText,
  OtherVersion,
  Rewritten,
  SuggestionOptions,
  Suggestions,
  UnlikeOptions,
} from "./engine-task.ts";

/** The engine, on worker threads. Tasks begin in the order of their turns. */
export interface EnginePool {
  rewrite(text: string, options: RewriteOptions, ticket: Ticket): Promise<Rewritten>;
  /** Rewrites a text in another way than the known seeds do, where there is one. */
  rewriteUnlike(text: string, how: UnlikeOptions, ticket: Ticket): Promise<Rewritten & OtherVersion>;
  alternatives(sentence: string, options: SuggestionOptions, ticket: Ticket): Promise<Suggestions>;
  measure(text: string, ticket: Ticket): Promise<MeasuredText>;
  /** For each sentence, what the highest level makes of its stock phrases. */
  fixes(sentences: readonly string[], options: FixOptions, ticket: Ticket): Promise<PhraseFix[][]>;
  /** What Humanize Pro has done by the engine. */
  readonly engineClient: EngineClient<Rewritten>;
  /** True when a worker that has loaded the engine answers soon. */
  isReady(withinMs?: number): Promise<boolean>;
  /** Returns how many tasks run and wait now. */
  load(): { readonly running: number; readonly waiting: number };
  close(): Promise<void>;
}

interface Options {
  readonly workers: number;
  readonly logger: Logger;
  readonly metrics?: Pick<Metrics, "countTask"> | undefined;
  /** What a task may take, in the place of the limit of its kind. */
  readonly timeoutMs?: number;
  /** How long a task may wait for a worker before, beyond its handicap, in the place of the limit of its kind. */
  readonly maxWaitMs?: number;
  /** Tasks of one class that may wait for each worker before more are refused. */
  readonly waitingPerWorker?: number;
  readonly workerFile?: string;
}

interface Limits {
  readonly timeoutMs: number;
  readonly maxWaitMs: number;
  /** Part of a run that has begun: what was done for it already would be lost. */
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
  // Loading takes its time; who asks says how long they wait for the answer.
  ready: { timeoutMs: rewriteTimeoutMs, maxWaitMs: Number.POSITIVE_INFINITY },
  plan: { timeoutMs: 20_000, maxWaitMs },
  review: { timeoutMs: 20_000, maxWaitMs, isUnderWay: true },
  compose: { timeoutMs: 20_000, maxWaitMs, isUnderWay: true },
  deeper: { timeoutMs: 60_000, maxWaitMs },
};

/** What a running task gets when nobody waits for its result: ending it sooner would cost more, a worker's start. */
const graceMs = 1000;
const readyWithinMs = 2000;

/**
 * Starts the workers. A task that takes too long is ended together with its worker, which is replaced.
 * The tasks are refused with `busy` (too many wait, or waiting took too long) and `timed_out`.
 */
export function startEnginePool({
  workers,
  logger,
  metrics,
  timeoutMs,
  maxWaitMs,
  waitingPerWorker = 50,
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
  // The pool's own queue does not order tasks that can be aborted: it gets only as many as it has workers.
  const places = createPrioritySemaphore({ places: workers, mayWait: workers * waitingPerWorker });

  async function run<Request extends EngineRequest>(
    request: Request,
    { signal: callerSignal, priority }: Ticket,
  ): Promise<EngineResult<Request["kind"]>> {
    callerSignal.throwIfAborted();
    const limits = limitsOf[request.kind];
    const mostMs = timeoutMs ?? limits.timeoutMs;
    const given = request.kind === "ready" ? undefined : maxWaitMs;
    const waitMs = (given ?? limits.maxWaitMs) + priority;
    const startedAt = new Float64Array(new SharedArrayBuffer(8));
    const ending = new AbortController();
    const cameAt = sharedMs();
    const waitsUntil = cameAt + waitMs;
    let timer = setTimeout(check, Math.min(mostMs, waitMs));
    function check() {
      const endsAt = startedAt[0] === 0 ? waitsUntil : startedAt[0]! + mostMs;
      const leftMs = endsAt - sharedMs();
      if (leftMs <= 0) ending.abort();
      else timer = setTimeout(check, Math.min(mostMs, leftMs));
    }
    function callerLeft() {
      clearTimeout(timer);
      if (startedAt[0] === 0) ending.abort();
      else timer = setTimeout(() => ending.abort(), graceMs);
    }
    callerSignal.addEventListener("abort", callerLeft, { once: true });
    const wait = limits.isUnderWay ? places.run : places.runOrRefuse;
    const ticket = { signal: ending.signal, priority };
    const note = (outcome: EngineTaskEnd["outcome"]) => {
      const [began, endedAt] = [startedAt[0] || undefined, sharedMs()];
      const ranMs = began && endedAt - began;
      metrics?.countTask({ kind: request.kind, outcome, waitedMs: (began ?? endedAt) - cameAt, ranMs });
    };
    try {
      const result = await wait(ticket, () =>
        pool.run({ ...request, startedAt } satisfies EngineTask, { signal: ending.signal }),
      );
      note("done");
      return result;
    } catch (error) {
      if (callerSignal.aborted) note("left");
      else if (!ending.signal.aborted) note(error instanceof AppError ? "refused" : "failed");
      else note(startedAt[0] === 0 ? "refused" : "timed_out");
      if (!ending.signal.aborted || callerSignal.aborted) throw error;
      throw new AppError(startedAt[0] === 0 ? "busy" : "timed_out", undefined, { retryAfterSeconds: 5 });
    } finally {
      clearTimeout(timer);
      callerSignal.removeEventListener("abort", callerLeft);
    }
  }

  let probe: Promise<boolean> | undefined;
  return {
    rewrite: (text, options, ticket) => run({ kind: "rewrite", text, options }, ticket),
    rewriteUnlike: (text, how, ticket) => run({ kind: "rewrite-unlike", text, ...how }, ticket),
    alternatives: (sentence, options, ticket) => run({ kind: "alternatives", sentence, options }, ticket),
    measure: (text, ticket) => run({ kind: "measure", text }, ticket),
    fixes: (sentences, options, ticket) => run({ kind: "fixes", sentences, options }, ticket),
    engineClient: {
      plan: (text, options, ticket) => run({ kind: "plan", text, options }, ticket),
      review: (job, ticket) => run({ kind: "review", ...job }, ticket),
      // All has been written, and whoever has waited for all of it waits for nobody who came later.
      compose: (job, { signal }) => run({ kind: "compose", ...job }, { signal, priority: 0 }),
      rewriteDeeper: (text, options, ticket) => run({ kind: "deeper", text, options }, ticket),
    },
    isReady(withinMs = readyWithinMs) {
      probe ??= run({ kind: "ready" }, { signal: new AbortController().signal, priority: 0 }).then(
        () => true,
        () => false,
      );
      const asked = probe.finally(() => {
        probe = undefined;
      });
      return Promise.race([asked, new Promise<boolean>((resolve) => setTimeout(resolve, withinMs, false).unref())]);
    },
    load: places.load,
    close: () => pool.destroy(),
  };
}
