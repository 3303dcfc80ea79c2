import { createChecker } from "@rewright/grammar";
import type { GrammarAnswer, GrammarTask } from "./grammar-task.ts";

/** Loads the grammar checker and checks texts in a web worker, so that the page stays responsive. */
const checker = createChecker();
// Each failed task reports this; the rejection must not be reported as unhandled before the first task.
checker.catch(() => {});

/** Resolves when all earlier tasks are answered. */
let last = Promise.resolve();

self.addEventListener("message", ({ data }: MessageEvent<GrammarTask>) => {
  last = last.then(() => answer(data));
});

async function answer({ id, text, ...options }: GrammarTask): Promise<void> {
  const findings = await checker.then((loaded) => loaded.check(text, options)).catch(() => undefined);
  self.postMessage({ id, findings } satisfies GrammarAnswer);
}
