import { clauseAt, mainClause } from "../../grammar/clause.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Draws the border between two full clauses in another way: a comma and "and", a semicolon or a full stop. */
export const redrawBorder: Rule = {
  id: "redraw-border",
  summary: "The two statements are joined in another way.",
  stage: "rhythm",
  level: 1,
  propose: (context) => context.words.flatMap((_, i) => redraw(context, i) ?? []).slice(0, 1),
};

const tied = new Set([
  "if",
  "when",
  "although",
  "because",
  "that",
  "whether",
  "both",
  "either",
  "unless",
  "while",
  "as",
]);

function redraw({ words, text, pick, sentence }: Context, i: number): Proposal | undefined {
  const mark = words[i]!;
  if (i < 3 || words.length - i < 5 || (mark.text !== "," && mark.text !== ";")) return undefined;
  const before = words.slice(0, i);
  if (before.some((word) => word.text === ";" || tied.has(word.lower)) || !mainClause(words, 0, i)) return undefined;
  const coordinated = mark.text === "," && words[i + 1]!.lower === "and";
  const turned = mark.text === "," && words[i + 1]!.lower === "but" && clauseAt(words, i + 2, words.length);
  if (turned) return { parts: [{ start: mark.start, end: words[i + 1]!.end, after: ". However," }] };
  // With other commas around, "and" may join more than the two statements.
  if (words.some((word, k) => k !== i && (word.text === "," || word.text === ";"))) return undefined;
  const from = coordinated ? i + 2 : i + 1;
  if (!clauseAt(words, from, words.length) || (mark.text === "," && !coordinated)) return undefined;
  const next = words[from]!;
  if (mark.text === ";")
    return next.pos === "ADV" ? undefined : { parts: [{ start: mark.start, end: mark.end, after: ", and" }] };
  const stop = pick([true, false], sentence.start);
  if (!stop) return { parts: [{ start: mark.start, end: words[i + 1]!.end, after: ";" }] };
  return { parts: [{ start: mark.start, end: next.end, after: `. ${capitalize(text.slice(next.start, next.end))}` }] };
}
