import type { Report } from "@rewright/engine";
import type { EngineTask, Rewritten } from "../src/rewriting/engine-task.ts";

/** A worker that does what the text's first word says, for what the real engine never does on demand. */
export default async function runTask(task: EngineTask): Promise<Rewritten | string[] | boolean> {
  task.startedAt[0] = Date.now();
  if (task.kind === "ready") return true;
  const text = task.kind === "rewrite" ? task.text : task.sentence;
  const [command] = text.split(" ");
  if (command === "hang") for (;;);
  if (command === "crash") process.exit(1);
  if (command === "throw") throw new Error("the engine failed");
  if (command === "wait") await new Promise((resolve) => setTimeout(resolve, 300));
  if (task.kind === "alternatives") return [`${text} again`];
  const report = reportOf(text, command === "foreign");
  const style = { ...report.stats.before, sentenceLengths: [1], stockPhrases: [] };
  const likeness = { likeness: null, sentences: [], words: 1 };
  return {
    report,
    likeness: { before: likeness, after: likeness },
    style: { before: style, after: style },
    version: "test",
  };
}

function reportOf(text: string, isForeign: boolean): Report {
  const before = { words: 1, sentences: 1, grade: 1, readingEase: 100 };
  return {
    text,
    edits: [],
    kept: [],
    sentences: [{ start: 0, end: text.length }],
    integrity: { ok: true, problems: [] },
    stats: { before, after: before, changed: 0, rolledBack: 0 },
    findings: isForeign ? [{ code: "not_english", message: "The text is not English." }] : [],
  };
}
