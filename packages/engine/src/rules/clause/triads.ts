import type { Word } from "../../document/document.ts";
import { isAboutFormulas, isAboutLaw } from "../../grammar/topics.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";
import { sameSense } from "../wording/double-pairs.ts";

/** "A safe, secure, and quiet street" becomes "a safe and quiet street". */
export const triads: Rule = {
  id: "triads",
  summary: "Two of the three words say the same.",
  stage: "clause",
  level: 7,
  propose: (context) => context.words.flatMap((_, i) => triadAt(context, i) ?? []),
};

/** Where "A, B, and C" begins at `i`, the member that says what its neighbor says goes. */
function triadAt(context: Context, i: number): Proposal | undefined {
  const { words } = context;
  const [first, comma, second, mark] = words.slice(i, i + 4);
  if (comma?.text !== "," || !first || !second || !mark) return undefined;
  const oxford = mark.text === ",";
  const link = oxford ? words[i + 4] : mark;
  const last = oxford ? i + 5 : i + 4;
  const third = words[last];
  if (link?.lower !== "and" || !third || !isAlone(words, i, last)) return undefined;
  if (isAboutLaw(context.words) || isAboutFormulas(context.words) || ![first, second, third].every(isPlain))
    return undefined;
  const early = sameSense(first.lower, second.lower);
  if (early && fits(early.kind, first, second, third)) {
    // "A, B, and C" leaves "A and C" or "B and C".
    const after = " ";
    if (early.kept === first.lower) return replace(first.end, link.start, after);
    return {
      parts: [
        { start: first.start, end: second.start, after: "" },
        { start: second.end, end: link.start, after },
      ],
    };
  }
  const late = sameSense(second.lower, third.lower);
  if (!late || !fits(late.kind, first, second, third)) return undefined;
  if (late.kept === third.lower) return replace(first.end, link.start, " ");
  return {
    parts: [
      { start: comma.start, end: second.start, after: " and " },
      { start: second.end, end: third.end, after: "" },
    ],
  };
}

/** Three words of one kind, and of the kind that the two say the same in. */
function fits(kind: string, first: Word, second: Word, third: Word): boolean {
  if (kind === "adjective") return [first, second, third].every(({ pos }) => pos === "ADJ");
  // One noun or verb for two could leave the list's verb or its object in doubt.
  return kind === "noun" && [first, second, third].every(({ pos }) => pos === "NOUN");
}

function isPlain({ text }: Word): boolean {
  return /^[a-z]+$/.test(text);
}

/** No longer list, and nothing that hangs on its first or last word only. */
function isAlone(words: readonly Word[], from: number, last: number): boolean {
  const before = words[from - 1];
  const after = words[last + 1];
  if (before && [",", "and", "or", "both", "between", "-", "not", "more", "most", "–"].includes(before.lower))
    return false;
  if (words.slice(Math.max(0, from - 10), from).some(({ text }) => text === ",")) return false;
  if (
    before &&
    !["VERB", "AUX", "DET", "ADV"].includes(before.pos) &&
    !(before.pos === "ADP" && words[last]!.pos === "NOUN")
  )
    return false;
  if (!after) return true;
  if (words[last]!.pos === "NOUN") return after.pos === "PUNCT" && after.text !== "-" && after.text !== ",";
  return (
    after.text !== "-" && after.text !== "," && after.pos !== "ADP" && after.pos !== "PART" && after.pos !== "CCONJ"
  );
}
