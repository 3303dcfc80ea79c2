import {
  alternatives,
  detect,
  type Engine,
  engineVersion,
  phraseFixes,
  type Report,
  rewrite,
  synonyms,
  textStyle,
  unknownWordShare,
} from "@rewright/engine";
import type { LiteResults, LiteTask, Rewritten } from "./lite-task.ts";
import { rewriteUnlike } from "./rewrite-unlike.ts";

/** Runs a task with the engine, in a worker thread of the server or in a web worker. */
export function runLiteTask<Task extends LiteTask>(engine: Engine, task: Task): LiteResults[Task["kind"]];
export function runLiteTask(engine: Engine, task: LiteTask): LiteResults[LiteTask["kind"]] {
  switch (task.kind) {
    case "rewrite":
      return measured(engine, task.text, rewrite(engine, task.text, task.options));
    case "rewrite-unlike": {
      const { report, ...version } = rewriteUnlike(engine, task.text, task.options, task.unlike);
      return { ...measured(engine, task.text, report), ...version };
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
  }
}

/** Returns a rewrite with the measures of the text before and after it. */
export function measured(engine: Engine, text: string, report: Report): Rewritten {
  const style = { before: textStyle(engine, text), after: textStyle(engine, report.text) };
  const likeness = { before: detect(engine, text), after: detect(engine, report.text) };
  return { report, style, likeness, version: engineVersion, unknownWords: unknownWordShare(engine, text) };
}
