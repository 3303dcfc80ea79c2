import type { Word } from "../../document/document.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";

/**
 * A sentence without what interrupts it: brackets, the marks around a title, "however" and the like between commas, and
 * a remark between the subject and its verb. The words keep their positions in the text.
 */
export function withoutAsides(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }, i) => marks.has(text) || (text === "," && words[i + 1]?.text !== ","))) return words;
  const result: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const end = asideEnd(words, i);
    if (end !== undefined) i = end;
    else result.push(words[i]!);
  }
  return result;
}

const marks = new Set(["(", '"', "“"]);
const closing: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
]);
/** As many words as a bracket or a remark may have. */
const longest = 16;

/** The last word of an aside that begins at `i`. */
function asideEnd(words: readonly Word[], i: number): number | undefined {
  const { text } = words[i]!;
  const close = closing.get(text);
  if (close) {
    const end = words.findIndex((word, at) => at > i && word.text === close);
    return end > 0 && end - i <= longest ? end : undefined;
  }
  if (/^["“”]$/.test(text)) return isTitleMark(words, i) ? i : undefined;
  if (text !== "," || i === 0) return undefined;
  const end = words.findIndex((word, at) => at > i && word.text === ",");
  if (end < 0 || end - i > longest) return undefined;
  const inside = words.slice(i + 1, end);
  if (interrupters.has(inside.map(({ lower }) => lower).join(" "))) return end;
  return isRemark(words, i, end) ? end : undefined;
}

const interrupters = new Set(
  `however, for example, for instance, on the other hand, in turn, therefore, meanwhile, in fact, of course, then, too, in
  particular, as a result, in contrast, by contrast, moreover, furthermore, nevertheless`
    .split(",")
    .map((phrase) => phrase.trim().replace(/\s+/g, " ")),
);

/** A mark of a pair that encloses a few words with no mark among them that would end a clause. */
function isTitleMark(words: readonly Word[], i: number): boolean {
  const isMark = ({ text }: Word): boolean => /^["“”]$/.test(text);
  const pair = words.filter(isMark);
  if (pair.length !== 2) return false;
  const from = words.indexOf(pair[0]!);
  const to = words.indexOf(pair[1]!);
  return (i === from || i === to) && to - from <= 7 && !/^[,.!?]$/.test(words[to - 1]!.text);
}

/** ", a teacher from Leeds," between a subject and its verb. */
function isRemark(words: readonly Word[], from: number, end: number): boolean {
  const noun = words[from - 1]!.pos;
  if ((noun !== "NOUN" && noun !== "PROPN") || !verbGroupAt(words, end + 1)) return false;
  if (words.slice(0, from).some((word, i) => word.text === "," || word.text === ":" || verbGroupAt(words, i)))
    return false;
  const first = words[from + 1]!;
  return (
    ["a", "an", "the", "which", "who", "including", "known", "once", "such", "like"].includes(first.lower) &&
    !words.slice(from + 1, end).some(({ lower }) => lower === "and")
  );
}
