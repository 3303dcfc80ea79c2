import type { Word } from "../../document/document.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Proposal } from "../rule.ts";

type Parts = Proposal["parts"];

/** Both ways to write a move: what stands first goes back, or what stands behind comes forward. The words are the same. */
interface Move {
  /** Word indices of what stands first, [0, comma), and of what goes before it, [comma + 1, end). */
  readonly comma: number;
  readonly end: number;
  /** What parts the two afterwards, and what follows the moved phrase. */
  readonly before: string;
  readonly after: string;
}

/**
 * The proposals for a move. A protected span can be on one side only: the other side is retyped in its new place, and
 * the span stays where it is. Undefined where marks or line ends that are no words stand between the words.
 */
export function moves(text: string, words: readonly Word[], move: Move): Parts[] {
  const { comma, end, before, after } = move;
  if (
    words
      .slice(1, end + 1)
      .some((word, i) => text.slice(words[i]!.end, word.start).trim() !== "" || isWide(word, words[i]!))
  )
    return [];
  const first = words[0]!;
  const second = words[comma + 1]!;
  const last = words[end - 1]!;
  const lead = text.slice(first.start, words[comma - 1]!.end);
  const main = text.slice(second.start, last.end);
  const back: Parts = [
    { start: first.start, end: second.start, after: "" },
    { start: last.end, end: last.end, after: `${before}${lowered(lead)}${after}` },
  ];
  const forward: Parts = [
    { start: first.start, end: first.start + 1, after: `${capitalize(main)}${before}${first.text[0]!.toLowerCase()}` },
    { start: words[comma - 1]!.end, end: last.end, after },
  ];
  return /\p{Lu}|\d/u.test(lead.slice(1)) ? [forward, back] : [back];
}

function isWide(word: Word, previous: Word): boolean {
  return word.start - previous.end > 1;
}

function lowered(phrase: string): string {
  return phrase[0]!.toLowerCase() + phrase.slice(1);
}
