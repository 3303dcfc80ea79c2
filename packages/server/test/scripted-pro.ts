import type { EngineName } from "@rewright/contract/engines";
import type { Edit, Report } from "@rewright/engine";
import type { Pro, ProRun } from "@rewright/pro";
import type { Rewritten } from "../src/rewriting/engine-task.ts";

interface Script {
  readonly engine?: EngineName;
  readonly isPartlyLite?: boolean;
  /** What happens before it answers. */
  readonly before?: (text: string, run: ProRun) => Promise<void>;
}

/** A Pro that writes "use" for each "utilize". Texts in which stands "Übung" are not English. */
export function scriptedPro({ engine = "pro", isPartlyLite = false, before }: Script = {}): Pro<Rewritten> {
  return {
    kind: "pro",
    async rewrite(text, _options, run) {
      await before?.(text, run);
      run.signal.throwIfAborted();
      const result = rewrittenOf(text, engine);
      return { result, engine, isPartlyLite, isStopped: false, delivered: 1 };
    },
  };
}

function rewrittenOf(text: string, writer: EngineName): Rewritten {
  const isForeign = text.includes("Übung");
  const edits: Edit[] = isForeign
    ? []
    : [...text.matchAll(/utilize/g)].map(({ index, 0: before }) => {
        return { start: index, end: index + before.length, before, after: "use", rule: "plain", reason: "Plainer." };
      });
  const stats = { words: 1, sentences: 1, grade: 1, readingEase: 100 };
  const report: Report = {
    text: isForeign ? text : text.replaceAll("utilize", "use"),
    edits,
    kept: [],
    sentences: [{ start: 0, end: text.length }],
    integrity: { ok: true, problems: [] },
    stats: { before: stats, after: stats, changed: 0, rolledBack: 0 },
    findings: isForeign ? [{ code: "not_english", message: "The text is not English." }] : [],
  };
  const style = { ...stats, sentenceLengths: [1], stockPhrases: [] };
  const likeness = { likeness: null, sentences: [], words: 1 };
  return {
    report,
    writers: [writer],
    style: { before: style, after: style },
    likeness: { before: likeness, after: likeness },
    version: "test",
  };
}
