import type { Word } from "../../document/document.ts";
import { isBare } from "../../grammar/noun-phrase.ts";
import { warnsOrBinds, weighsFigures } from "../../grammar/topics.ts";
import { vagueNouns } from "../../grammar/vague-nouns.ts";
import type { Proposal, Rule } from "../rule.ts";
import { abstractNouns, adverbsOfDegree, adverbsOfManner, colourless, praise } from "./soft-words.ts";

/** Drops adjectives and adverbs that only add force. */
export const shortenModifiers: Rule = {
  id: "shorten-modifiers",
  modes: ["shorten"],
  summary: "The word adds force, not sense.",
  stage: "rhythm",
  level: 8,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words) || weighsFigures(context.words)) return [];
    return words.flatMap((word, i) => {
      if (word.pos === "ADV" || word.lower.endsWith("ly")) return dropAdverb(words, i) ?? [];
      return word.pos === "ADJ" || word.pos === "VERB" ? (dropAdjective(words, i) ?? []) : [];
    });
  },
};

const graded = new Set(
  "more most less least very so too as how not n't never no quite rather pretty fairly even just only than".split(" "),
);
const copulas = new Set(
  "be become remain seem look feel appear sound stay prove consider call make as like".split(" "),
);

function dropAdverb(words: readonly Word[], i: number): Proposal | undefined {
  const { lower } = words[i]!;
  const degree = adverbsOfDegree.has(lower);
  if (!degree && !adverbsOfManner.has(lower)) return undefined;
  const before = words[i - 1];
  const next = words[i + 1];
  if (!before || !next || before.pos === "PUNCT" || before.pos === "CCONJ" || graded.has(before.lower))
    return undefined;
  // "Significantly higher": how much higher may be the point.
  if (/er$|^(?:more|less|fewer|better|worse)$/.test(next.lower)) return undefined;
  if (isHyphen(next) || isHyphen(before) || ["so", "and", "or", "but", "than", "enough"].includes(next.lower))
    return undefined;
  // "To significantly cut" and "was fully open" stand without; "he could fully" is another matter.
  if (words.slice(Math.max(0, i - 4), i).some(({ lower }) => lower === "not" || lower === "n't" || lower === "never"))
    return undefined;
  // "A widely used tool": the participle says little by itself.
  if (/(?:ed|en|wn)$/.test(next.lower) && ["NOUN", "ADJ"].includes(words[i + 2]?.pos ?? "")) return undefined;
  if (next.pos === "VERB" || (degree && next.pos === "ADJ")) return remove(words, i);
  const ends = next.text === "." || next.text === "," || next.pos === "ADP";
  if (!degree || judging.test(lower) || !ends || before.pos !== "VERB" || next.lower === "to") return undefined;
  return { parts: [{ start: before.end, end: words[i]!.end, after: "" }] };
}

/** Behind a verb these say how well, which may be the point. */
const judging = /^(?:perfect|wonderful|amazing|thorough|vivid|strong|unique)ly$/;

function dropAdjective(words: readonly Word[], i: number): Proposal | undefined {
  const { lower } = words[i]!;
  const before = words[i - 1];
  const next = words[i + 1];
  if (!next || !isSoft(lower) || graded.has(before?.lower ?? "") || before?.pos === "ADV") return undefined;
  if (isHyphen(next) || (before && isHyphen(before)) || words[i - 2]?.lower === "such") return undefined;
  const paired = dropPaired(words, i);
  if (paired) return paired;
  if (next.pos !== "NOUN" || isHyphen(words[i + 2])) return undefined;
  // "Important technology skills": which noun it presses is not sure.
  if (words[i + 2]?.pos === "NOUN" && !praise.has(lower)) return undefined;
  if (vagueNouns.has(next.lower) || (!praise.has(lower) && !abstractNouns.has(next.lower) && !ending.test(next.lower)))
    return undefined;
  if (!before || ["ADJ", "CCONJ", "PUNCT"].includes(before.pos)) return undefined;
  const opening = before.pos === "DET" ? words[i - 2] : before;
  if (!opening || copulas.has(opening.lemma) || !["VERB", "ADP", "NOUN", "PRON"].includes(opening.pos))
    return undefined;
  if (isBare(words, i)) return undefined;
  // "The key issue is": what is said of it is said of no other.
  if (words[i + 2]?.pos === "AUX") return undefined;
  // "With a fantastic score": every film has one.
  if (opening.lower === "with" && opening !== before) return undefined;
  // "Of great value": the adjective is the point.
  if (before.lower === "of" && colourless.has(next.lower)) return undefined;
  if (["no", "any", "what", "such", "one", "another", "each", "every"].includes(before.lower)) return undefined;
  return remove(words, i);
}

const ending = /(?:tion|sion|ment|ness|ity|ance|ence|ship|tions|sions|ments|ities|ances|ences)$/;

function isSoft(word: string): boolean {
  return praise.has(word) || colourless.has(word);
}

/** Of two adjectives joined by "and" or a comma, the one that only adds force. */
function dropPaired(words: readonly Word[], i: number): Proposal | undefined {
  const [soft, link, other, noun] = words.slice(i, i + 4);
  const joined = link && (link.lower === "and" || link.text === ",");
  if (
    soft &&
    joined &&
    other?.pos === "ADJ" &&
    !other.lower.startsWith("non") &&
    noun?.pos === "NOUN" &&
    !isHyphen(words[i + 4]) &&
    words[i - 1]?.text !== ","
  )
    return words[i - 1]?.lower === "both" ? undefined : { parts: [{ start: soft.start, end: other.start, after: "" }] };
  const [first, and, last, after] = [words[i - 2], words[i - 1], words[i]!, words[i + 1]!];
  if (first?.pos !== "ADJ" || and?.lower !== "and" || after.pos !== "NOUN" || isHyphen(words[i + 2])) return undefined;
  if (["both", ",", "-"].includes(words[i - 3]?.lower ?? "") || graded.has(words[i - 3]?.lower ?? "")) return undefined;
  return { parts: [{ start: first.end, end: last.end, after: "" }] };
}

function isHyphen(word: Word | undefined): boolean {
  return word !== undefined && /^[-‑‐–/]$/.test(word.text);
}

function remove(words: readonly Word[], i: number): Proposal {
  return { parts: [{ start: words[i]!.start, end: words[i + 1]!.start, after: "" }] };
}
