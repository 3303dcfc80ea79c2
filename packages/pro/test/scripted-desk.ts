import { applyEdits, type Choice, type Chunk, type Edit, type Plan, type Report, type Verdict } from "@rewright/engine";
import type { Desk } from "../src/index.ts";

/** What was made of a text by a desk that follows a script. */
export interface Made {
  readonly text: string;
  readonly choices: readonly Choice[];
}

/**
 * A desk on which every paragraph is a part with one chunk, but for headings, and an answer says of itself what is to be
 * thought of it: `bad …` does not pass, `bad bad …` even less, `astray` obeys the text, `same` is the passage as it was, and of others the longest is the best.
 */
export function scriptDesk(liteEdits: readonly Edit[] = []): Desk<Made> & { judged: number } {
  return {
    judged: 0,
    plan: async (text) => planOf(text, liteEdits),
    async judge({ chunk, answers }) {
      this.judged += answers.length;
      return answers.map((answer) => verdictOf(chunk, answer));
    },
    async compose({ text, plan, choices }) {
      const edits = plan.chunks.flatMap((chunk, i) => {
        const choice = choices[i]!;
        if (choice === "lite") return liteEdits.filter(({ start, end }) => start >= chunk.start && end <= chunk.end);
        return choice === "unchanged" ? [] : choice.edits;
      });
      return { text: applyEdits(text, edits), choices };
    },
    async rewriteDeeper(text) {
      return { result: { text, choices: [] }, parts: planOf(text, []).parts.map((part) => ({ ...part, text: "" })) };
    },
  };
}

function verdictOf({ start, end, marked }: Chunk, answer: string): Verdict {
  if (answer.startsWith("astray")) return { ok: false, problems: [{ code: "obeyed", message: "It obeys." }] };
  if (answer.startsWith("bad")) {
    const problem = { code: "number", message: `It says ${answer}.` } as const;
    return { ok: false, problems: (answer.match(/bad/g) ?? []).map(() => problem) };
  }
  if (answer === "same") return { ok: true, text: marked, edits: [], score: 0.1 };
  const edit = { start, end, before: marked, after: answer, rule: "humanize-pro", reason: "Reworded." };
  return { ok: true, text: answer, edits: [edit], score: answer.length / 1000 };
}

function planOf(text: string, edits: readonly Edit[]): Plan {
  const parts = [...text.matchAll(/.+?(?:\n\n|$)/gsu)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const chunks = parts.flatMap(({ start, end }, part): Chunk[] => {
    const marked = text.slice(start, end).trimEnd();
    if (marked.startsWith("#")) return [];
    return [{ start, end: start + marked.length, part, marked, slots: [], words: 3, before: "", after: "" }];
  });
  const lite = { text: applyEdits(text, edits), edits, kept: [], sentences: chunks } as unknown as Report;
  return { lite, parts, chunks };
}
