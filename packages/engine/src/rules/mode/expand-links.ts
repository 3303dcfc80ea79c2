import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { type Tense, verbGroupAt } from "../../grammar/verb-group.ts";
import { toInOrderTo } from "../paraphrase/unfold.ts";
import type { Proposal, Rule } from "../rule.ts";
import { possessiveToOf } from "./possessive.ts";

/** Writes out the small words that English lets a writer leave away. */
export const expandLinks: Rule = {
  id: "expand-links",
  summary: "The sentence says in full what it left for the reader to fill in.",
  stage: "rhythm",
  level: 3,
  propose: ({ words }) =>
    words.flatMap(
      (_, i) =>
        restoreThat(words, i) ??
        restoreRelative(words, i) ??
        restoreWay(words, i) ??
        restoreBe(words, i) ??
        restoreBoth(words, i) ??
        restoreSubject(words, i) ??
        repeatTo(words, i) ??
        repeatDeterminer(words, i) ??
        restorePurpose(words, i) ??
        restoreHave(words, i) ??
        possessiveToOf(words, i) ??
        (infinitiveNouns.has(words[i - 1]?.lemma ?? "") ? undefined : toInOrderTo(words, i)) ??
        [],
    ),
  examples: [
    { before: "We think the plan works well.", after: "We think that the plan works well." },
    { before: "She sold the book he wrote.", after: "She sold the book that he wrote." },
    { before: "It changes the way people learn.", after: "It changes the way in which people learn." },
    { before: "They sell tools designed for farmers.", after: "They sell tools that are designed for farmers." },
    { before: "He lost a knife made of steel.", after: "He lost a knife that was made of steel." },
    { before: "We know the risks and the costs.", after: "We know both the risks and the costs." },
    { before: "They use a lamp to find the door.", after: "They use a lamp in order to find the door." },
    { before: "People with a fever should eat soup.", after: "People who have a fever should eat soup." },
    { before: "It supports the company's goals.", after: "It supports the goals of the company." },
    {
      before: "We cleaned the old house last week and painted the doors.",
      after: "We cleaned the old house last week, and we painted the doors.",
    },
    {
      before: "They hope to plan the trip and book the rooms.",
      after: "They hope to plan the trip and to book the rooms.",
    },
    { before: "They met their friends and neighbours.", after: "They met their friends and their neighbours." },
    { before: "We saw a convincing plot.", after: "We saw a convincing plot." },
    { before: "He found it hard.", after: "He found it hard." },
    { before: "In the summer we swim.", after: "In the summer we swim." },
    { before: "By the way, they left.", after: "By the way, they left." },
    { before: "We want people to know.", after: "We want people to know." },
    { before: "Between the house and the barn is a tree.", after: "Between the house and the barn is a tree." },
    { before: "She got a master's degree.", after: "She got a master's degree." },
    { before: "They help people with a smile.", after: "They help people with a smile." },
    { before: "The cup used to be full.", after: "The cup used to be full." },
  ],
};

const reporting = new Set(
  `see state report explain learn discover guarantee admit decide confirm warn estimate predict consider guess wish
  say think believe know show find hope feel suggest argue claim note mean understand realize realise ensure agree
  recognize recognise conclude reveal indicate assume expect imply prove remember notice fear doubt`.split(/\s+/),
);
const nominative = new Set(["i", "we", "they", "he", "she"]);

/** "we think the plan works": "that" before a clause with its own subject and finite verb. */
function restoreThat(words: readonly Word[], i: number): Proposal | undefined {
  const verb = words[i]!;
  const next = words[i + 1];
  if (verb.pos !== "VERB" || !reporting.has(verb.lemma) || !next || verb.lower.endsWith("ing")) return undefined;
  const wordy =
    nominative.has(next.lower) ||
    next.lower === "you" ||
    next.lower === "it" ||
    ["the", "this", "these", "our", "their", "your", "my"].includes(next.lower);
  if (
    !wordy ||
    words[i - 1]?.lower === "'s" ||
    words[i - 1]?.lower === "as" ||
    words[i - 1]?.text === "," ||
    words.slice(Math.max(0, i - 6), i).some((word) => ["what", "who", "which", "whom"].includes(word.lower))
  )
    return undefined;
  const clause = clauseAt(words, i + 1, words.length);
  if (!clause || clause.verb.first > i + 8) return undefined;
  // A tense that cannot be a participle or a noun: "know the facts support" stays.
  const finite = words[clause.verb.first]!;
  const sure = finite.pos === "AUX" || formsOf(finite.lower, finite.lemma).includes("s") || nominative.has(next.lower);
  if (!sure || words.slice(i + 1, clause.verb.first).some((word) => word.pos === "PUNCT" || word.pos === "CCONJ"))
    return undefined;
  if (words.slice(i + 2, clause.verb.first).some((word) => ["that", "which", "who", "to"].includes(word.lower)))
    return undefined;
  return insert(verb.end, " that");
}

function insert(at: number, text: string): Proposal {
  return { parts: [{ start: at, end: at, after: text }] };
}

/** A finite verb earlier in the same clause, so that what follows the noun cannot be the main clause. */
function mainVerbBefore(words: readonly Word[], i: number): boolean {
  for (let k = i - 1; k >= 0; k--) {
    if (words[k]!.pos === "PUNCT" || words[k]!.pos === "SCONJ") return false;
    if (verbGroupAt(words, k)) return true;
  }
  return false;
}

/** "the book he wrote" */
function restoreRelative(words: readonly Word[], i: number): Proposal | undefined {
  const noun = words[i]!;
  const subject = words[i + 1];
  if (noun.pos !== "NOUN" || !subject || !nominative.has(subject.lower) || subject.text === "I") return undefined;
  if (["way", "place", "time", "day", "moment", "reason", "year", "people"].includes(noun.lemma)) return undefined;
  if (!verbGroupAt(words, i + 2) || !mainVerbBefore(words, i)) return undefined;
  if (!["DET", "ADJ"].includes(words[i - 1]?.pos ?? "")) return undefined;
  return insert(noun.end, " that");
}

/** "the way people work" */
function restoreWay(words: readonly Word[], i: number): Proposal | undefined {
  const way = words[i]!;
  const next = words[i + 1];
  if (way.lower !== "way" && way.lower !== "ways") return undefined;
  if (words[i - 1]?.lower !== "the" || ["by", "along", "on"].includes(words[i - 2]?.lower ?? "")) return undefined;
  if (!next || (next.pos !== "NOUN" && next.pos !== "PRON") || ["that", "which", "who"].includes(next.lower))
    return undefined;
  const clause = clauseAt(words, i + 1, words.length);
  return clause && clause.verb.first <= i + 4 ? insert(way.end, " in which") : undefined;
}

const participles = new Set(
  `designed used made needed required located associated related involved caused known called found created
  developed produced offered provided built written published available affected faced posed driven shaped influenced
  derived inspired written surrounded covered filled equipped obtained gained taken seen observed held given shared
  spoken grown sold collected generated created owned run led supported trained powered controlled followed included
  mentioned described listed discussed presented proposed achieved experienced dedicated devoted intended tailored
  aimed available responsible relevant suitable similar unique common`.split(/\s+/),
);
const followers = new Set("for to by of from in on with at as".split(" "));

/** "tools designed for farmers": the verb "be" of a shortened relative clause. */
function restoreBe(words: readonly Word[], i: number): Proposal | undefined {
  const participle = words[i]!;
  const noun = words[i - 1];
  const next = words[i + 1];
  if (noun?.pos !== "NOUN" || !next || !followers.has(next.lower)) return undefined;
  const known =
    participles.has(participle.lower) ||
    (next.lower === "by" &&
      participle.pos === "VERB" &&
      participle.lower.length > 4 &&
      formsOf(participle.lower, participle.lemma).includes("en"));
  if (!known || (participle.lower === "used" && next.lower === "to" && !isUse(words, i))) return undefined;
  const tense = mainTense(words, i);
  // Before the main verb the participle may be that verb itself.
  if (!tense || tense.index > i) return undefined;
  const past = tense.tense === "past";
  const be = isPlural(noun) ? (past ? "were" : "are") : past ? "was" : "is";
  return insert(noun.end, ` that ${be}`);
}

/** "tools used to cut wood", not "the cup used to be full". */
function isUse(words: readonly Word[], i: number): boolean {
  return words[i + 2]?.pos === "VERB" && mainVerbBefore(words, i);
}

/** The first finite verb, if it comes before `to` in the same clause. */
function mainTense(words: readonly Word[], to: number): { tense: Tense; index: number } | undefined {
  for (let k = to - 1; k >= 0; k--) {
    const { pos, lower } = words[k]!;
    if (pos === "PUNCT" || pos === "SCONJ" || pos === "CCONJ" || lower === "that" || lower === "which")
      return undefined;
    const group = verbGroupAt(words, k);
    if (group && words[k]!.pos !== "PART") return { tense: group.tense, index: k };
  }
  return undefined;
}

const joining = new Set(
  "between both either neither combine mix link compare balance merge bridge connect separate".split(" "),
);
const determiners = new Set(["the", "their", "our", "its", "his", "her", "your"]);

/** "the risks and the costs" */
function restoreBoth(words: readonly Word[], i: number): Proposal | undefined {
  const first = words[i]!;
  if (!determiners.has(first.lower)) return undefined;
  const before = words[i - 1];
  if (before?.pos !== "VERB" || joining.has(before.lemma)) return undefined;
  const end = nounPhraseEnd(words, i);
  if (end === undefined || words[end]?.lower !== "and" || words[end + 1]?.lower !== first.lower) return undefined;
  const second = nounPhraseEnd(words, end + 1);
  const after = second === undefined ? undefined : words[second];
  if (!after || (after.text !== "." && after.text !== "," && after.pos !== "ADP")) return undefined;
  if (after.text === "," || words.slice(0, i).some((word) => word.text === "," || joining.has(word.lemma)))
    return undefined;
  return insert(before.end, " both");
}

/** "We cleaned the house and painted the doors" */
function restoreSubject(words: readonly Word[], i: number): Proposal | undefined {
  const and = words[i]!;
  if (and.lower !== "and" || i < 5 || words[i - 1]!.pos !== "NOUN" || words.length - i < 4) return undefined;
  const clause = clauseAt(words, 0, i);
  const group = verbGroupAt(words, i + 1);
  const subject = clause && words[clause.subjectHead]!;
  if (!clause || !group || !subject || clause.subjectFrom !== 0 || clause.verb.first > clause.subjectHead + 2)
    return undefined;
  if (
    group.tense !== clause.verb.tense ||
    group.tense === "modal" ||
    !sameForm(words[group.first]!, words[clause.verb.first]!)
  )
    return undefined;
  const inner = words.slice(clause.verb.last + 1, i);
  if (inner.length < 2 || inner.some((word) => word.pos === "PUNCT" || word.pos === "SCONJ" || opens.has(word.lower)))
    return undefined;
  if (inner.some((word) => word.pos === "VERB" || word.pos === "AUX")) return undefined;
  const pronoun = ["we", "they", "you", "i", "he", "she"].includes(subject.lower)
    ? subject.lower
    : subject.pos === "NOUN" && isPlural(subject)
      ? "they"
      : subject.pos === "NOUN" && inanimate.test(subject.lower)
        ? "it"
        : undefined;
  if (!pronoun) return undefined;
  return {
    parts: [
      { start: words[i - 1]!.end, end: words[i - 1]!.end, after: "," },
      { start: and.end, end: and.end, after: ` ${pronoun === "i" ? "I" : pronoun}` },
    ],
  };
}

/** Nouns that "it" can stand for. */
export const inanimate =
  /(?:tion|sion|ment|ness|ity|ism|ance|ence|ology|ture|ship|age)$|^(?:system|tool|model|program|programme|platform|method|approach|company|city|town|house|book|film|movie|study|paper|theory|plan|idea|project|game|car|device|machine|product|service|website|app|song|story|novel|article|law|rule|work|world|school|university|team)$/;

const opens = new Set(["that", "which", "who", "how", "what", "where", "and", "or", "not"]);

function sameForm(second: Word, first: Word): boolean {
  const form = (word: Word): string => formsOf(word.lower, word.lemma)[0] ?? "";
  return form(second) === form(first) && (first.pos === "AUX") === (second.pos === "AUX");
}

/** "to plan the trip and book the rooms" becomes "… and to book the rooms"; the same with "by" and an -ing form. */
function repeatTo(words: readonly Word[], i: number): Proposal | undefined {
  const and = words[i]!;
  const verb = words[i + 1];
  if (and.lower !== "and" || verb?.pos !== "VERB" || !["NOUN", "ADV"].includes(words[i - 1]?.pos ?? ""))
    return undefined;
  const infinitive = verb.lower === verb.lemma;
  if (!infinitive && !verb.lower.endsWith("ing")) return undefined;
  for (let k = i - 2; k >= Math.max(0, i - 9); k--) {
    const { lower, pos } = words[k]!;
    const next = words[k + 1]!;
    if (lower === (infinitive ? "to" : "by"))
      return next.pos === "VERB" && (infinitive ? next.lower === next.lemma : next.lower.endsWith("ing"))
        ? insert(and.end, ` ${lower}`)
        : undefined;
    if (pos === "PUNCT" || pos === "CCONJ" || pos === "SCONJ" || pos === "AUX") return undefined;
    if (pos === "VERB" && words[k - 1]?.lower !== (infinitive ? "to" : "by")) return undefined;
    if (["that", "which", "who"].includes(lower)) return undefined;
  }
  return undefined;
}

/** "their parents and teachers" becomes "their parents and their teachers". */
function repeatDeterminer(words: readonly Word[], i: number): Proposal | undefined {
  const [determiner, first, and, second, after] = words.slice(i, i + 5);
  if (!determiner || !["the", "their", "our", "your"].includes(determiner.lower) || and?.lower !== "and")
    return undefined;
  if (first?.pos !== "NOUN" || second?.pos !== "NOUN" || !isPlural(first) || !isPlural(second)) return undefined;
  if (!after || ["NOUN", "PROPN", "PART"].includes(after.pos) || after.lower === "of" || after.text === "-")
    return undefined;
  return insert(and.end, ` ${determiner.lower}`);
}

const purposeVerbs = new Set(
  `use build collect gather visit travel meet spend check test follow apply adopt employ develop
  introduce install combine analyze analyse work`.split(/\s+/),
);

/** "They use a lamp to find the door" */
function restorePurpose(words: readonly Word[], i: number): Proposal | undefined {
  const to = words[i]!;
  const verb = words[i + 1];
  if (to.lower !== "to" || !verb || verb.pos !== "VERB" || words[i - 1]?.pos !== "NOUN") return undefined;
  if (infinitiveNouns.has(words[i - 1]!.lemma) || words.slice(0, i).some((word) => word.lower === "to"))
    return undefined;
  const tense = mainTense(words, i);
  const main = tense && verbGroupAt(words, tense.index);
  if (words.slice(main?.last ?? 0, i).some((word) => word.lower === "for")) return undefined;
  if (!main || main.passive || !purposeVerbs.has(words[main.last]!.lemma)) return undefined;
  return insert(words[i - 1]!.end, " in order");
}

const infinitiveNouns = new Set(
  `order ability way need chance opportunity decision plan effort attempt right time desire tendency willingness power
  permission reason thing place ways hours tool tools people strategy approach potential capacity method call alternative contribution response access commitment key solution introduction addition`.split(
    /\s+/,
  ),
);

const people = new Set(
  "people individuals students patients employees users customers children adults families women men those".split(" "),
);

/** "People with a cold" at the start of a sentence, or after "for" or "of". */
function restoreHave(words: readonly Word[], i: number): Proposal | undefined {
  const noun = words[i]!;
  const preposition = words[i + 1];
  if (!people.has(noun.lower) || preposition?.lower !== "with") return undefined;
  const before = words[i - 1];
  if (before && !["for", "of"].includes(before.lower)) return undefined;
  const end = nounPhraseEnd(words, i + 2);
  if (end === undefined || words[i + 2]!.pos === "PRON") return undefined;
  if (!before && !clauseAt(words, i, words.length)) return undefined;
  return { parts: [{ start: preposition.start, end: preposition.end, after: "who have" }] };
}
