import {
  alternatives,
  composeReport,
  createEngine,
  detect,
  engineVersion,
  phraseFixes,
  planChunks,
  type Report,
  reviewAnswer,
  rewrite,
  rewriteDeeper,
  synonyms,
  textStyle,
  unknownWordShare,
} from "@rewright/engine";
import { toModels } from "@rewright/models";
import { workerData } from "piscina";
import { sharedMs } from "../clock/shared-ms.ts";
import type { EngineRequest, EngineResult, EngineTask, Rewritten } from "./engine-task.ts";
import { partsOf } from "./parts-of.ts";
import { rewriteUnlike } from "./rewrite-unlike.ts";

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
    case "rewrite":
      return measured(task.text, rewrite(engine, task.text, task.options));
    case "rewrite-unlike": {
      const { report, ...version } = rewriteUnlike(engine, task.text, task.options, task.unlike);
      return { ...measured(task.text, report), ...version };
    }
    case "alternatives":
      return {
        alternatives: alternatives(engine, task.sentence, task.options),
        synonyms: task.options.wordings.map((wording) => synonyms(engine, wording, task.options)),
      };
    case "measure":
      return { style: textStyle(engine, task.text), likeness: detect(engine, task.text) };
    case "fixes":
      return task.sentences.map((sentence) => phraseFixes(engine, sentence, task.options));
    case "plan":
      return planChunks(engine, task.text, task.options);
    case "review":
      return reviewAnswer(engine, task);
    case "compose":
      return measured(task.text, composeReport(task));
    case "deeper": {
      const report = rewriteDeeper(engine, task.text, task.options);
      return { result: measured(task.text, report), parts: partsOf(task.text, report.edits) };
    }
    case "ready":
      return true;
  }
}

function measured(text: string, report: Report): Rewritten {
  const style = { before: textStyle(engine, text), after: textStyle(engine, report.text) };
  const likeness = { before: detect(engine, text), after: detect(engine, report.text) };
  return { report, style, likeness, version: engineVersion, unknownWords: unknownWordShare(engine, text) };
}
