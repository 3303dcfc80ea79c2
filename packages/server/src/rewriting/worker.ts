import { composeReport, createEngine, planChunks, reviewAnswer, rewrite, rewriteDeeper } from "@rewright/engine";
import { measured, runLiteTask } from "@rewright/lite/run-lite-task";
import { toModels } from "@rewright/models";
import { workerData } from "piscina";
import { sharedMs } from "../clock/shared-ms.ts";
import type { EngineRequest, EngineResult, EngineTask } from "./engine-task.ts";
import { partsOf } from "./parts-of.ts";

/**
 * Loads one engine for the lifetime of this worker thread, with models that all workers share. After that the worker is
 * ready.
 */
const engine = createEngine(toModels(workerData));
rewrite(engine, "In order to be ready, the engine rewrites one sentence.", {});

/** Runs one task. First stores the start time in memory that is shared with the main thread. */
export default function runTask({ startedAt, ...task }: EngineTask): EngineResult<EngineRequest["kind"]> {
  startedAt[0] = sharedMs();
  switch (task.kind) {
    case "plan":
      return planChunks(engine, task.text, task.options);
    case "review":
      return reviewAnswer(engine, task);
    case "compose":
      return measured(engine, task.text, composeReport(task));
    case "deeper": {
      const report = rewriteDeeper(engine, task.text, task.options);
      return { result: measured(engine, task.text, report), parts: partsOf(task.text, report.edits) };
    }
    case "ready":
      return true;
    default:
      return runLiteTask(engine, task);
  }
}
