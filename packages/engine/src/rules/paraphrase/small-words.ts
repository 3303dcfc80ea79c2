import type { Word } from "../../document/document.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal } from "../rule.ts";

const tied = new Set([
  "between",
  "both",
  "either",
  "and",
  "or",
  "nor",
  "more",
  "mix",
  "combination",
  "difference",
  "blend",
]);

/** "the house and the barn" as an object becomes "the house as well as the barn". */
export function asWellAs(words: readonly Word[], i: number): Proposal | undefined {
  const and = words[i]!;
  const left = words[i - 1];
  if (and.lower !== "and" || left?.pos !== "NOUN" || words[i + 1]?.pos === "PROPN") return undefined;
  if (/ing$/.test(words[i + 1]!.lower) || words[i + 1]!.pos === "ADV") return undefined;
  const end = nounPhraseEnd(words, i + 1);
  const after = end === undefined ? undefined : words[end];
  if (!after || (after.text !== "." && after.pos !== "ADP") || words[end! - 1]!.pos !== "NOUN") return undefined;
  let start = i - 1;
  while (start > 0 && ["NOUN", "ADJ", "DET", "NUM"].includes(words[start - 1]!.pos)) start--;
  const before = words[start - 1];
  if (!before || (before.pos !== "VERB" && before.pos !== "ADP") || before.lower === "of") return undefined;
  const leftHasSign = words[start]!.pos === "DET";
  if (leftHasSign !== (words[i + 1]!.pos === "DET")) return undefined;
  if (words.slice(Math.max(0, start - 6), i).some((word) => tied.has(word.lemma) || word.text === ","))
    return undefined;
  if (!words.slice(0, start).some((_, k) => verbGroupAt(words, k))) return undefined;
  return { parts: [{ start: and.start, end: and.end, after: "as well as" }] };
}
