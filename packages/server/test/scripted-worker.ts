import type { Report, Review, WrittenSentence } from "@rewright/engine";
import type { Rewritten } from "@rewright/lite/lite-task";
import { sharedMs } from "../src/clock/shared-ms.ts";
import type { EngineRequest, EngineResult, EngineTask } from "../src/rewriting/engine-task.ts";
import { awaitRelease } from "./hold-task.ts";

/**
 * Simulates what the real engine never does on demand, such as hanging or crashing, depending on the first word of the
 * text. Accepts all answers of a language model except "bad".
 */
export default async function runTask(task: EngineTask): Promise<EngineResult<EngineRequest["kind"]>> {
  task.startedAt[0] = sharedMs();
  if (task.kind === "ready") return true;
  if (task.kind === "fixes") return task.sentences.map(() => []);
  const text = task.kind === "alternatives" ? task.sentence : task.text;
  const [command] = text.split(" ");
  if (command === "hang") for (;;);
  if (command === "sleep") await new Promise(() => {});
  if (command === "crash") process.exit(1);
  if (command === "throw") throw new Error("the engine failed");
  if (command === "hold") await awaitRelease(text);
  if (command === "wait") await new Promise((resolve) => setTimeout(resolve, 300));
  const report = reportOf(text, command === "foreign");
  const whole = { start: 0, end: text.length };
  switch (task.kind) {
    case "alternatives":
      return { alternatives: [`${text} again`], synonyms: [] };
    case "measure":
      return { style: { ...report.stats.before, sentenceLengths: [1], stockPhrases: [] }, likeness: unmeasured };
    case "plan": {
      const words = text.split(/\s+/).length;
      const chunk = { ...whole, part: 0, marked: text, slots: [], sentences: [whole], words, before: "", after: "" };
      return { lite: report, replacements: [], parts: [whole], chunks: command === "foreign" ? [] : [chunk] };
    }
    case "review":
      return reviewOf(text, task.answer);
    case "deeper":
      return { result: rewrittenOf(writtenBy(report, "pro_local")), parts: [{ ...whole, text }] };
    case "compose": {
      const [choice = "lite"] = task.choices;
      if (typeof choice === "string") return rewrittenOf(writtenBy(report, "lite"));
      const edits = choice.flatMap((taken) => taken.edits);
      const { checked = null } = choice[0] ?? {};
      return rewrittenOf(writtenBy({ ...report, edits, text: edits[0]?.after ?? text }, "pro", checked));
    }
    case "rewrite-unlike":
      return { ...rewrittenOf(writtenBy(report, "lite")), seed: task.options.seed, isNew: true };
    case "rewrite":
      return rewrittenOf(writtenBy(report, "lite"));
  }
}

function reviewOf(text: string, answer: string): Review {
  if (answer === "bad") return { problems: [{ code: "meaning", message: "Keep the meaning." }], beads: [] };
  const whole = { start: 0, end: text.length };
  const edit = { ...whole, before: text, after: answer, rule: "model", reason: "Reads better." };
  const bead = { ...whole, source: text, text: answer, edits: [edit], isBound: false, neighbours: [], score: 1 };
  return { problems: [], beads: [{ ...bead, problems: [], doubts: [] }] };
}

/** Returns the report with the given writer for all sentences. Leaves it unchanged if the text was not changed. */
function writtenBy(
  report: Report,
  writer: WrittenSentence["writer"],
  checked: WrittenSentence["checked"] = null,
): Report {
  if (report.findings.length > 0) return report;
  return { ...report, sentences: report.sentences.map((sentence) => ({ ...sentence, writer, checked })) };
}

const unmeasured = { likeness: null, sentences: [], words: 1 };

function rewrittenOf(report: Report): Rewritten {
  const style = { ...report.stats.before, sentenceLengths: [1], stockPhrases: [] };
  return {
    report,
    likeness: { before: unmeasured, after: unmeasured },
    style: { before: style, after: style },
    version: "test",
    unknownWords: 0,
  };
}

function reportOf(text: string, isForeign: boolean): Report {
  const before = { words: 1, sentences: 1, grade: 1, readingEase: 100 };
  return {
    text,
    edits: [],
    kept: [],
    sentences: [{ start: 0, end: text.length, writer: "original", checked: null }],
    integrity: { ok: true, problems: [] },
    stats: { before, after: before, changed: 0, rolledBack: 0 },
    findings: isForeign ? [{ code: "not_english", message: "The text is not English." }] : [],
  };
}
