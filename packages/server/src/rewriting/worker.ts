import { alternatives, createEngine, detect, engineVersion, rewrite, textStyle } from "@rewright/engine";
import { readModels } from "@rewright/models";
import type { EngineRequest, EngineTask, Rewritten } from "./engine-task.ts";

/** One engine for the life of the worker; loading it is what makes the worker ready. */
const engine = createEngine(readModels());
rewrite(engine, "In order to be ready, the engine rewrites one sentence.", {});

/** Runs one task and notes first, in memory shared with the pool, when it began. */
export default function runTask({ startedAt, ...task }: EngineTask) {
  startedAt[0] = Date.now();
  switch (task.kind) {
    case "rewrite":
      return rewriteTask(task);
    case "alternatives":
      return alternatives(engine, task.sentence, task.options);
    case "ready":
      return true;
  }
}

function rewriteTask({ text, options }: Extract<EngineRequest, { kind: "rewrite" }>): Rewritten {
  const report = rewrite(engine, text, options);
  const style = { before: textStyle(engine, text), after: textStyle(engine, report.text) };
  const likeness = { before: detect(engine, text), after: detect(engine, report.text) };
  return { report, writers: report.sentences.map(() => "lite"), style, likeness, version: engineVersion };
}
