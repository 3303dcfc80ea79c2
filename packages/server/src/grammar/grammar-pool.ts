import { once } from "node:events";
import { grammarFinding, grammarUnchecked, type TextFinding } from "@rewright/contract/findings";
import type { CheckOptions } from "@rewright/grammar/finding";
import type { Logger } from "pino";
import { Piscina } from "piscina";
import { createPrioritySemaphore } from "../priority/create-priority-semaphore.ts";
import { describeCrash } from "../process/end-at-crash.ts";
import { workerLimits } from "../process/memory-limits.ts";
import type { GrammarAnswer, GrammarTask } from "./grammar-task.ts";

/** Checks spelling and grammar on a worker thread, which exists only while it is needed. */
export interface GrammarPool {
  /**
   * Returns the possible mistakes in a text. If the check takes too long, returns one finding that says that the text
   * was not checked.
   * @throws the signal's abort reason
   */
  check(text: string, options: CheckOptions, limits: CheckLimits): Promise<TextFinding[]>;
  close(): Promise<void>;
}

interface CheckLimits {
  readonly signal: AbortSignal;
  /**
   * The time limit in milliseconds for checking the text, including loading the checker. By default, the longest time
   * that a caller waits for a response.
   */
  readonly limitMs?: number;
}

const defaultLimitMs = 20_000;
/** The milliseconds without a text after which the checker is unloaded. This frees about 350 MB of memory. */
const idleMs = 60_000;
/** The largest number of findings in an answer. */
const mostFindings = 500;

/** Creates the pool. Its worker thread for spelling and grammar starts at the first text. */
export function startGrammarPool({ logger }: { readonly logger: Logger }): GrammarPool {
  const pool = new Piscina<GrammarTask, GrammarAnswer>({
    filename: new URL("./grammar-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: workerLimits,
  });
  pool.on("error", (error) => logger.error(describeCrash(error), "the worker for grammar failed"));
  const semaphore = createPrioritySemaphore({ permits: 1 });

  async function checkOrNot(
    task: GrammarTask,
    { signal, limitMs = defaultLimitMs }: CheckLimits,
  ): Promise<GrammarAnswer | undefined> {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
    try {
      // Loading continues after the time limit, so that later texts do not wait for it.
      const loading = pool.run({ text: "" });
      loading.catch(() => {});
      await Promise.race([loading, once(ending, "abort")]);
      ending.throwIfAborted();
      // Work that takes too long is ended by ending its worker thread.
      return await pool.run(task, { signal: ending });
    } catch (error) {
      signal.throwIfAborted();
      if (!ending.aborted) logger.error({ err: error }, "a text could not be checked for grammar");
      return undefined;
    }
  }

  return {
    async check(text, { spelling, keep }, limits) {
      const task = { text, spelling, keep: keep ?? [] };
      const found = await semaphore.run({ signal: limits.signal, priority: 0 }, () => checkOrNot(task, limits));
      return found ? found.slice(0, mostFindings).map(grammarFinding) : [grammarUnchecked];
    },
    close: () => pool.destroy(),
  };
}
