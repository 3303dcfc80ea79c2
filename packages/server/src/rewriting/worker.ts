import { alternatives, createEngine, engineVersion, rewrite } from "@rewright/engine";
import type { EngineTask } from "./engine-task.ts";

/** One engine for the life of the worker; loading it is what makes the worker ready. */
const engine = createEngine();
rewrite(engine, "In order to be ready, the engine rewrites one sentence.", {});

/** Runs one task and notes first, in memory shared with the pool, when it began. */
export default function runTask({ startedAt, ...task }: EngineTask) {
  startedAt[0] = Date.now();
  switch (task.kind) {
    case "rewrite":
      return { report: rewrite(engine, task.text, task.options), version: engineVersion };
    case "alternatives":
      return alternatives(engine, task.sentence, task.options);
    case "ready":
      return true;
  }
}
