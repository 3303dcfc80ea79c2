import type { HumanizeResult } from "@rewright/contract/rewriting";
import type { ResultState } from "../src/features/rewriter/state/result-state.ts";
import { startResult } from "../src/features/rewriter/state/start-result.ts";
import { emptyDraft } from "../src/features/rewriter/text/draft.ts";

interface TestEdit {
  readonly before: string;
  readonly after: string;
  readonly group?: number;
  /** The offset from which `before` is searched, if it occurs more than once. */
  readonly from?: number;
}

/** Returns a result of rewriting `text`. The positions of edits and sentences are found by their words. */
export function resultFor(text: string, edits: readonly TestEdit[], sentences: readonly string[]): ResultState {
  const stats = { words: 1, sentences: 1, grade: 13.2, readingEase: 40, sentenceLengths: [4], stockPhrases: [] };
  const result: HumanizeResult = {
    transformed_text: "",
    edits: edits.map(({ before, after, group, from }) => {
      const start = text.indexOf(before, from);
      const edit = { start, end: start + before.length, before, after, rule: "test", reason: `Not ${before}.` };
      return group === undefined ? edit : { ...edit, group };
    }),
    kept: [
      { start: 0, end: 1, kind: "number" },
      { start: 1, end: 2, kind: "number" },
      { start: 2, end: 3, kind: "name" },
    ],
    sentences: sentences.map((sentence) => {
      const start = text.indexOf(sentence);
      return { start, end: start + sentence.length, writer: "lite" as const, checked: null };
    }),
    integrity: { ok: true, problems: [] },
    stats: { before: stats, after: { ...stats, grade: 8.6 }, changed: 0.1, rolledBack: 0 },
    likeness: { before: { likeness: null, sentences: [] }, after: { likeness: null, sentences: [] } },
    findings: [],
    engine: "lite",
    version: "0",
    seed: 1,
  };
  return startResult(text, emptyDraft, result, "test");
}
