import type { CheckOptions, GrammarFinding } from "@rewright/grammar/finding";
import type { GrammarAnswer, GrammarTask } from "./grammar-task.ts";

type Findings = GrammarAnswer["findings"];

let worker: Worker | undefined;
let latestId = 0;
const waiting = new Map<number, (findings: Findings) => void>();

/**
 * Checks a text in the web worker, which is started and loads the checker at the first call. No text leaves the
 * browser. Resolves to undefined if the checker cannot be loaded; the next call then tries again.
 */
export function checkGrammar(text: string, options: CheckOptions): Promise<readonly GrammarFinding[] | undefined> {
  worker ??= startWorker();
  const { promise, resolve } = Promise.withResolvers<Findings>();
  const id = ++latestId;
  waiting.set(id, resolve);
  worker.postMessage({ id, text, ...options } satisfies GrammarTask);
  return promise;
}

function startWorker(): Worker {
  const started = new Worker(new URL("./grammar-worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data: { id, findings } }: MessageEvent<GrammarAnswer>) => {
    waiting.get(id)?.(findings);
    waiting.delete(id);
    if (!findings) endWorker();
  });
  started.addEventListener("error", endWorker);
  return started;
}

/** Ends the web worker, and with it the memory of the checker. */
export function endWorker(): void {
  worker?.terminate();
  worker = undefined;
  for (const resolve of waiting.values()) resolve(undefined);
  waiting.clear();
}
