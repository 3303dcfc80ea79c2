import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Makes two sentences of two statements that "and" or "but" joins without a comma. */
export const partClauses: Rule = {
  id: "part-clauses",
  summary: "Each statement has a sentence of its own.",
  stage: "clause",
  level: 6,
  propose: (context) => {
    const parted = part(context);
    return parted ? [parted] : [];
  },
};

const starters = new Set("the my our their his her its this these a an i we you he she they it there".split(" "));
const blocking = new Set(
  "that which who whom whose because if when while whether where why how what so than as both either let unless until after before since".split(
    " ",
  ),
);

function part({ words, text }: Context): Proposal | undefined {
  if (words.at(-1)!.text !== ".") return undefined;
  const link = words.findIndex(({ lower }) => lower === "and" || lower === "but");
  if (link < 3 || words.length - link < 5) return undefined;
  const next = words[link + 1]!;
  if (!starters.has(next.lower) || next.lower === "there") return undefined;
  const before = words.slice(0, link);
  if (before.some(({ lower, pos, text }) => blocking.has(lower) || (pos === "PUNCT" && text !== "-"))) return undefined;
  if (words.slice(link + 1, -1).some(({ lower }) => lower === "and" || lower === "but" || lower === ";"))
    return undefined;
  const left = clauseAt(words, 0, link);
  const right = clauseAt(words, link + 1, words.length);
  if (!left || !right || right.subjectFrom !== link + 1 || finites(words, link) !== 1) return undefined;
  // A bare form after the noun may go with something else: only a verb that agrees is sure.
  const verb = words[right.verb.first]!;
  if (verb.pos !== "AUX" && !/(?:s|ed)$/.test(verb.lower)) return undefined;
  const turned = words[link]!.lower === "but";
  const small = next.text === "I" ? "I" : next.text;
  return {
    parts: [
      {
        start: words[link - 1]!.end,
        end: next.end,
        after: turned ? `. However, ${small}` : `. ${capitalize(text.slice(next.start, next.end))}`,
      },
    ],
  };
}

/** How many finite verbs stand before `to`. */
function finites(words: readonly Word[], to: number): number {
  let count = 0;
  for (let i = 0; i < to; i++) {
    const group = words[i]!.pos === "PART" ? undefined : verbGroupAt(words, i);
    if (!group) continue;
    count++;
    i = group.last;
  }
  return count;
}
