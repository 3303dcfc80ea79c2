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
   * Returns the possible mistakes in a text, or one finding that says that it was not checked, if that takes too long.
   * @throws the signal's abort reason
   */
  check(text: string, options: CheckOptions, signal: AbortSignal): Promise<TextFinding[]>;
  close(): Promise<void>;
}

/** Time limit for one text, which includes loading the checker. */
const defaultTimeoutMs = 20_000;
/** The checker needs about 350 MB of memory, which is freed after this time without a text. */
const idleMs = 60_000;
/** The largest number of findings in an answer. */
const mostFindings = 500;

/**
 * Starts the worker thread for spelling and grammar at the first text.
 * @param options.timeoutMs - time limit for one text
 */
export function startGrammarPool(options: { readonly logger: Logger; readonly timeoutMs?: number }): GrammarPool {
  const limitMs = options.timeoutMs ?? defaultTimeoutMs;
  const pool = new Piscina<GrammarTask, GrammarAnswer>({
    filename: new URL("./grammar-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: workerLimits,
  });
  pool.on("error", (error) => options.logger.error(describeCrash(error), "the worker for grammar failed"));
  const semaphore = createPrioritySemaphore({ permits: 1 });

  async function checkOrNot(task: GrammarTask, signal: AbortSignal): Promise<GrammarAnswer | undefined> {
    const ending = new AbortController();
    // Work that takes too long is ended by ending its worker thread.
    const timer = setTimeout(() => ending.abort(), limitMs);
    const end = () => ending.abort();
    signal.addEventListener("abort", end, { once: true });
    try {
      return await pool.run(task, { signal: ending.signal });
    } catch (error) {
      signal.throwIfAborted();
      if (!ending.signal.aborted) options.logger.error({ err: error }, "a text could not be checked for grammar");
      return undefined;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
    }
  }

  return {
    async check(text, { spelling, keep }, signal) {
      const task = { text, spelling, keep: keep ?? [] };
      const found = await semaphore.run({ signal, priority: 0 }, () => checkOrNot(task, signal));
      return found ? found.slice(0, mostFindings).map(grammarFinding) : [grammarUnchecked];
    },
    close: () => pool.destroy(),
  };
}
