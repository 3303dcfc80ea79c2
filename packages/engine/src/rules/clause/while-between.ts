import type { Word } from "../../document/document.ts";
import { type Clause, clauseAt, mainClause } from "../../grammar/clause.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";
import { withoutAsides } from "./tail-reading.ts";

/** "The north is dry, while the south is wet" becomes "The north is dry, and the south is wet". */
export const whileBetween: Rule = {
  id: "while-between",
  summary: "The two facts stand side by side, and “and” joins them.",
  stage: "clause",
  level: 7,
  propose: (context) => {
    if (!context.words.some(({ lower }) => lower === "while")) return [];
    const words = withoutAsides(context.words);
    return words.flatMap((_, i) => whileAt(words, i) ?? []);
  },
};

const inner = new Set(
  `if unless when while although though because since whether until despite but which who whose where whereas however say
  says said`.split(/\s+/),
);
/** Words that set one of two things beside the other. */
const sides = new Set(
  "first second left right other others another latter some former half upper lower north south east west one".split(
    " ",
  ),
);

function whileAt(words: readonly Word[], comma: number): Proposal | undefined {
  const link = words[comma + 1];
  const from = comma + 2;
  if (words[comma]!.text !== "," || link?.lower !== "while" || comma < 4 || words.at(-1)!.text !== ".")
    return undefined;
  if (words.some(({ text, lower }, i) => i !== comma + 1 && (/^["“”()[\]—–:;]$/.test(text) || inner.has(lower))))
    return undefined;
  // "With some asking for more, while others ask": the first half is no clause.
  if (words.some(({ lower }, i) => lower === "with" && i > 0 && words[i - 1]!.text === ",")) return undefined;
  const before = mainClause(words, 0, comma);
  const after = clauseAt(words, from, words.length);
  if (!before || !after || words.slice(0, comma).some(({ lower }) => lower === "that")) return undefined;
  if (after.subjectFrom !== from) return undefined;
  if (words[from]!.pos === "PRON" && !sides.has(words[from]!.lower)) return undefined;
  if ((before.verb.tense === "past") !== (after.verb.tense === "past")) return undefined;
  if (!isFact(words, before) || !isFact(words, after)) return undefined;
  const sided = words.slice(from, after.verb.first).some(({ lower }) => sides.has(lower));
  if (before.verb.tense === "past" && !sided && !(isState(words, before) && isState(words, after))) return undefined;
  // "A does this and B does that, and C …" would limp.
  if (words.slice(0, comma).some(({ lower }, i) => lower === "and" && isClauseNext(words, i, comma))) return undefined;
  return replace(link.start, link.end, "and");
}

function isClauseNext(words: readonly Word[], i: number, comma: number): boolean {
  return clauseAt(words, i + 1, comma) !== undefined;
}

/** Nothing that is going on just then. */
function isFact(words: readonly Word[], { verb }: Clause): boolean {
  return !/ing$/.test(words[verb.last]!.lower);
}

function isState(words: readonly Word[], { verb }: Clause): boolean {
  return verb.passive || ["be", "have", "need", "remain", "include"].includes(words[verb.last]!.lemma);
}
