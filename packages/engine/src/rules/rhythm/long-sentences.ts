import type { Word } from "../../document/document.ts";
import { cutAt } from "../mode/simple-sentences.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Cuts a very long sentence once, where two full sentences of fair length are left. */
export const longSentences: Rule = {
  id: "long-sentences",
  summary: "Two sentences are easier to follow than one long one.",
  stage: "rhythm",
  level: 6,
  propose: (context) => {
    const { words } = context;
    const length = countWords(words, 0, words.length);
    if (length <= longest || words.at(-1)!.text !== "." || words.some((word) => loose.has(word.text))) return [];
    const cuts = words.flatMap((_, i) => fairCut(context, i) ?? []);
    const best = cuts.reduce<Cut | undefined>(
      (found, cut) => (found && found.skew <= cut.skew ? found : cut),
      undefined,
    );
    return best ? [best.proposal] : [];
  },
};

const longest = 35;
/** Words that each half must have at least. */
const half = 9;
const loose = new Set(["—", "–", "--", "(", '"', "“", "'", "‘", "’", "…", "..."]);

/** Links whose second half leans on the first. */
const unfit = new Set(["so", "while", "whereas"]);
const unfitAfterSemicolon = new Set(["and", "or", "nor", "whether", "if", "who", "that", "not", "because", "as"]);

const concessions = new Set(["although", "though", "while", "if", "when", "since", "because", "as"]);

interface Cut {
  readonly proposal: Proposal;
  readonly skew: number;
}

function fairCut(context: Context, i: number): Cut | undefined {
  const { words, mode } = context;
  const isMark = words[i]!.text === ";" || words[i]!.text === ",";
  const link = words[i + 1]?.lower;
  if (link === "which" && words.slice(0, i).some((word) => word.lower === "which" || word.lower === "between"))
    return undefined;
  // "And although it rains, which helps, the field is dry": the cut would leave half a sentence.
  if (link === "which" && words.slice(1, i).some((word) => concessions.has(word.lower))) return undefined;
  if (!isMark || unfit.has(link ?? "")) return undefined;
  if (words[i]!.text === ";" && unfitAfterSemicolon.has(link ?? "")) return undefined;
  if (link === "but" && (mode === "academic" || mode === "formal")) return undefined;
  if (link === "and" && words.slice(0, i).some((word) => word.lower === "because" || word.lower === "since"))
    return undefined;
  const left = countWords(words, 0, i);
  const right = countWords(words, i, words.length);
  if (left < half || right < (link === "which" ? half - 2 : half)) return undefined;
  const proposal = cutAt(context, i);
  // "It" after a long sentence may be read as something else than the noun before "which".
  if (link === "which" && proposal?.parts.some(({ after }) => after === ". It")) return undefined;
  return proposal && { proposal: link === "but" ? { ...proposal, level: 8 } : proposal, skew: Math.abs(left - right) };
}

function countWords(words: readonly Word[], from: number, to: number): number {
  let count = 0;
  for (let i = from; i < to; i++) if (words[i]!.pos !== "PUNCT") count++;
  return count;
}
