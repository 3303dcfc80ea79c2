import type { Pos, Word } from "../document/document.ts";
import { isNoun } from "../grammar/noun-phrase.ts";
import type { Span } from "../span.ts";

/** One item of a list. */
export interface Item extends Span {
  /** The head noun of the item. */
  readonly head: Word;
}

/** Parts of speech that words before an item's noun may have. */
const inItem = new Set<Pos>(["DET", "ADJ", "NOUN", "PROPN", "NUM", "PRON", "ADV"]);

/** Returns the lists among a sentence's words, such as "tools, seeds and soil", with their items in order. */
export function listsIn(words: readonly Word[]): Item[][] {
  return words.flatMap(({ lower }, at) => {
    if (lower !== "and" && lower !== "or") return [];
    const last = itemAfter(words, at + 1);
    if (!last) return [];
    const items = [last];
    let joint = words[at - 1]?.lower === "," ? at - 1 : at;
    for (;;) {
      const from = startBefore(words, joint);
      if (from === undefined) break;
      items.unshift(itemOf(words, from, joint));
      joint = from - 1;
      if (words[joint]?.lower !== ",") break;
    }
    return items.length < 2 ? [] : [items];
  });
}

/** Returns the phrase that begins at a word, up to the last of the nouns at its end. */
function itemAfter(words: readonly Word[], from: number): Item | undefined {
  let to = from;
  while (to < words.length && inItem.has(words[to]!.pos)) to++;
  while (to > from && !isNoun(words[to - 1]!)) to--;
  return to > from ? itemOf(words, from, to) : undefined;
}

/** Returns the index where a phrase begins whose noun is right before a word; undefined if there is no such phrase. */
function startBefore(words: readonly Word[], to: number): number | undefined {
  if (to < 1 || !isNoun(words[to - 1]!)) return undefined;
  let from = to - 1;
  while (from > 0 && inItem.has(words[from - 1]!.pos)) from--;
  return from;
}

function itemOf(words: readonly Word[], from: number, to: number): Item {
  const head = words[to - 1]!;
  return { start: words[from]!.start, end: head.end, head };
}

const partEnd = /^(?:[,;:.!?()—–]|and|or)$/;

/** Returns the parts of a sentence between words that match `end`: punctuation, "and" and "or" by default. */
export function partsIn(words: readonly Word[], end = partEnd): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (end.test(word.lower)) parts.push([]);
    else parts.at(-1)!.push(word);
  }
  return parts.filter((part) => part.length > 0);
}
