import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { formsOfBe, personPronouns, pluralPronouns } from "../../grammar/closed-classes.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal, Rule } from "../rule.ts";

/** Changes the small words that hold a sentence together, where English has two of a kind. */
export const smallWords: Rule = {
  id: "small-words",
  summary: "Another small word does the same work.",
  stage: "clause",
  level: 1,
  propose: ({ words }) => words.flatMap((_, i) => turns.flatMap((turn) => turn(words, i) ?? [])),
};

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

/** "sold the house and the barn" becomes "sold both the house and the barn". */
function bothBefore(words: readonly Word[], i: number): Proposal | undefined {
  if (!asWellAs(words, i)) return undefined;
  let start = i - 1;
  while (start > 0 && ["NOUN", "ADJ", "DET", "NUM"].includes(words[start - 1]!.pos)) start--;
  if (words[start - 1]!.pos !== "VERB") return undefined;
  return { parts: [{ start: words[start]!.start, end: words[start]!.start, after: "both " }] };
}

/** "is loud and funny" becomes "is both loud and funny". */
function bothAdjectives(words: readonly Word[], i: number): Proposal | undefined {
  const [be, first, and, second, after] = words.slice(i, i + 5);
  if (!be || !formsOfBe.has(be.lower) || first?.pos !== "ADJ" || and?.lower !== "and") return undefined;
  if (second?.pos !== "ADJ" || after?.text !== "." || /er$/.test(first.lower)) return undefined;
  return { parts: [{ start: first.start, end: first.start, after: "both " }] };
}

/** "If X, Y" becomes "If X, then Y". */
function ifThen(words: readonly Word[], i: number): Proposal | undefined {
  if (words[i]!.text !== "," || words[0]!.lower !== "if" || words.findIndex((word) => word.text === ",") !== i)
    return undefined;
  const next = words[i + 1];
  if (
    !next ||
    (next.pos !== "DET" && next.pos !== "PRON") ||
    words.some((word) => word.lower === "then" || word.lower === "or")
  )
    return undefined;
  if (!/^[.!]$/.test(words.at(-1)!.text) || !clauseAt(words, i + 1, words.length)) return undefined;
  return { parts: [{ start: words[i]!.end, end: words[i]!.end, after: " then" }] };
}

const measures = new Set(
  `rest majority number amount kind type sort use fact idea case lack act art top bottom bulk lot range variety series set
  pair group part process sense notion concept question possibility risk practice presence absence heart end course
  form piece level rate degree state result cost name field area world city town word way help face wake context light
  middle side edge center centre back front list study job love fear loss creation development addition inclusion
  introduction removal release production discovery exploration implementation existence first second third last best
  one most some all many`.split(/\s+/),
);

/** "the role of the teacher" becomes "the teacher's role". */
function ofToOwner(words: readonly Word[], i: number): Proposal | undefined {
  const [the, noun, of, article, owner, next] = words.slice(i, i + 6);
  if (the?.lower !== "the" || of?.lower !== "of" || noun?.pos !== "NOUN" || owner?.pos !== "NOUN" || !next)
    return undefined;
  if (!["the", "this", "our", "their", "his", "her", "my", "your"].includes(article?.lower ?? "")) return undefined;
  if (measures.has(noun.lower) || /(?:ing|s)$/.test(noun.lower) || /s$/.test(owner.lower) || owner.lower.length < 3)
    return undefined;
  if (next.text !== "." && next.text !== "," && next.pos !== "AUX") return undefined;
  if (next.text === "," && words[i + 6]?.pos !== "ADV" && words[i + 6]?.pos !== "CCONJ") return undefined;
  const owning = the.text === "The" ? article!.lower[0]!.toUpperCase() + article!.lower.slice(1) : article!.lower;
  return {
    parts: [
      { start: the.start, end: the.end, after: `${owning} ${owner.text}'s` },
      { start: noun.end, end: owner.end, after: "" },
    ],
  };
}

const personal = new Set(
  "people person man woman men women child children student students one those everyone all anything something everything nothing".split(
    " ",
  ),
);

/** "a lamp that saves power" becomes "a lamp which saves power". */
function whichForThat(words: readonly Word[], i: number): Proposal | undefined {
  const that = words[i]!;
  const noun = words[i - 1];
  const next = words[i + 1];
  if (that.lower !== "that" || noun?.pos !== "NOUN" || personal.has(noun.lower) || !next) return undefined;
  if (/(?:er|or|ist|ian|ee|ers|ors|ists|ians|ees)$/.test(noun.lower)) return undefined;
  const group = verbGroupAt(words, i + 1);
  if (/^['’]/.test(next.text)) return undefined;
  // "In some cases that will do": the pronoun.
  if (words[0]!.pos === "ADP" && !words.slice(0, i).some((_, k) => verbGroupAt(words, k))) return undefined;
  if (!group || group.first !== i + 1 || ["DET", "PRON", "ADJ", "NOUN"].includes(next.pos)) return undefined;
  if (words[i - 2]?.pos === "VERB" || words.slice(Math.max(0, i - 4), i).some((word) => superlative.test(word.lower)))
    return undefined;
  return { parts: [{ start: that.start, end: that.end, after: "which" }] };
}

const superlative = /est$|^(?:most|only|first|last|best|so|such|same|all|every|any|no)$/;

/** "will build" becomes "is going to build", "are going to build" or "am going to build". */
function goingTo(words: readonly Word[], i: number): Proposal | undefined {
  const will = words[i]!;
  const subject = words[i - 1];
  const verb = words[i + 1];
  if (will.lower !== "will" || !subject || verb?.pos !== "VERB" || verb.lower !== verb.lemma || verb.lemma === "go")
    return undefined;
  if (words.at(-1)!.text === "?" || subject.pos !== "PRON" || !personPronouns.has(subject.lower)) return undefined;
  // Conditions and promises use "will" alone.
  if (
    words.some(
      (word) =>
        ["if", "unless", "and", "or", "that", "which", "who", "of", "with"].includes(word.lower) &&
        word.end <= will.start,
    )
  )
    return undefined;
  if (words.some((word) => word.lower === "if")) return undefined;
  const be = subject.lower === "i" ? "am" : isPluralSubject(subject) ? "are" : "is";
  return { parts: [{ start: will.start, end: will.end, after: `${be} going to` }] };
}

function isPluralSubject(word: Word): boolean {
  return pluralPronouns.has(word.lower);
}

const manner = new Set(
  `quickly slowly carefully quietly gently softly eagerly closely successfully properly directly safely greatly
  dramatically significantly considerably rapidly steadily gradually efficiently effectively accurately patiently
  proudly bravely calmly firmly freely smoothly`.split(/\s+/),
);

/** "He quickly closed the door." becomes "He closed the door quickly." */
function adverbToEnd(words: readonly Word[], i: number): Proposal | undefined {
  const adverb = words[i]!;
  const verb = words[i + 1];
  const stop = words.at(-1)!;
  if (
    !manner.has(adverb.lower) ||
    i === 0 ||
    !verb ||
    verb.pos !== "VERB" ||
    !/^[.!]$/.test(stop.text) ||
    words.length - i > 10
  )
    return undefined;
  if (
    /(?:ed|en|ing)$/.test(verb.lower) &&
    ["AUX", "DET", "ADP"].includes(words[i - 1]!.pos) &&
    words[i - 1]!.lemma === "be"
  )
    return undefined;
  if (words[i - 1]!.pos === "DET" || words[i - 1]!.pos === "ADJ" || words[i - 1]!.pos === "ADV") return undefined;
  const rest = words.slice(i + 1, -1);
  if (rest.length < 2 || rest.at(-1)!.pos !== "NOUN") return undefined;
  const clauseWord = (word: Word): boolean =>
    word.pos === "PUNCT" ||
    word.pos === "SCONJ" ||
    word.pos === "CCONJ" ||
    ["that", "which", "who", "to", "as"].includes(word.lower);
  if (rest.some(clauseWord) || rest.slice(1).some((word) => word.pos === "VERB" || word.pos === "AUX"))
    return undefined;
  return {
    parts: [
      { start: adverb.start, end: verb.start, after: "" },
      { start: stop.start, end: stop.start, after: ` ${adverb.lower}` },
    ],
  };
}

const turns = [bothBefore, asWellAs, bothAdjectives, ifThen, ofToOwner, whichForThat, goingTo, adverbToEnd] as const;
