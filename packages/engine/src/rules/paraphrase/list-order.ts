import type { Word } from "../../document/document.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";

/** Names the last two things of a list at a sentence's end in another order. */
export const listOrder: Rule = {
  id: "list-order",
  summary: "The same list in another order.",
  stage: "clause",
  level: 7,
  propose: (context) => {
    const swapped = swap(context.words, context.text);
    return swapped ? [swapped] : [];
  },
};

const never = new Set(
  `more others other etc finally even its their his her this that these those it them who which where such also later then first second
  third last next ultimately not n't no dinner death end`.split(/\s+/),
);

function swap(words: readonly Word[], text: string): Proposal | undefined {
  const stop = words.length - 1;
  if (!/^[.!]$/.test(words[stop]!.text)) return undefined;
  const link = words.findLastIndex(({ lower }) => lower === "and" || lower === "or");
  if (link < 5 || words[link - 1]!.text !== ",") return undefined;
  const comma = words.findLastIndex(({ text }, i) => i < link - 1 && text === ",");
  if (comma < 2 || link - comma > 9 || stop - link > 8) return undefined;
  const [one, other] = [words.slice(comma + 1, link - 1), words.slice(link + 1, stop)];
  // A comma that ends an introduction begins no list: a thing must come before it too, right behind the first.
  if (!isThing(words, comma + 1, link - 1) || !isThing(words, link + 1, stop)) return undefined;
  if ([...one, ...other].some(({ lower, pos }) => never.has(lower) || pos === "SCONJ" || pos === "PUNCT"))
    return undefined;
  if (other.some(({ pos, lower }) => pos === "ADP" && lower !== "of")) return undefined;
  if (
    !["NOUN", "PROPN"].includes(words[comma - 1]!.pos) ||
    words.slice(0, comma).every((_, i) => !verbGroupAt(words, i))
  )
    return undefined;
  const start = words[comma + 1]!.start;
  const first = text.slice(start, words[link - 2]!.end);
  const last = text.slice(words[link + 1]!.start, words[stop - 1]!.end);
  const between = text.slice(words[link - 2]!.end, words[link + 1]!.start);
  return replace(start, words[stop - 1]!.end, `${last}${between}${first}`);
}

/** A noun phrase, with "of" phrases at most, and nothing that may be a verb. */
function isThing(words: readonly Word[], from: number, to: number): boolean {
  const item = words.slice(from, to);
  return (
    item.length > 0 &&
    ["NOUN", "PROPN"].includes(item.at(-1)!.pos) &&
    item.every(({ pos }) => ["NOUN", "PROPN", "ADJ", "DET", "ADP", "NUM"].includes(pos)) &&
    item.every((_, k) => !verbGroupAt(words, from + k)) &&
    !/(?:ing|ed)$/.test(item[0]!.lower)
  );
}
