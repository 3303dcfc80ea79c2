import type { Word } from "../../document/document.ts";
import type { Clause } from "../../grammar/clause.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { type CloserVerb, closerVerbs } from "./closer-verbs.ts";
import { isSpeech, showsFact } from "./showing-tails.ts";

/** The part of the sentence after the participle is its object, not something else. */
export function takesObject(words: readonly Word[], verb: number, { lemma }: CloserVerb): boolean {
  const next = words[verb + 1];
  if (!next || next.pos === "PUNCT" || next.pos === "CCONJ") return false;
  if (lemma === "lead" || lemma === "contribute") return next.lower === "to";
  if (lemma === "result") return next.lower === "in";
  if (lemma === "mean") return next.lower === "that" || next.pos === "PRON" || next.pos === "DET";
  if (lemma === "help" && next.lower === "to") return true;
  if (next.pos === "ADP" || next.pos === "PART") return false;
  if (lemma === "make" || lemma === "leave" || lemma === "keep" || lemma === "prove")
    return isComplemented(words, verb);
  if (lemma === "mark") return ["a", "an", "the"].includes(next.lower);
  return true;
}

/** "making it hard", "leaving the town without water": the object and what becomes of it. */
function isComplemented(words: readonly Word[], verb: number): boolean {
  const end = nounPhraseEnd(words, verb + 1);
  const after = end === undefined ? undefined : words[end];
  if (!after) return false;
  if (end === verb + 2 && ["it", "them"].includes(words[verb + 1]!.lower))
    return after.pos !== "PUNCT" && after.pos !== "ADP";
  const isBare = after.pos === "VERB" && after.lower === after.lemma;
  return (
    isBare || ["ADJ", "ADV", "DET"].includes(after.pos) || ["more", "less", "one", "without"].includes(after.lower)
  );
}

const reports = new Set(
  `say claim argue believe think suggest state report note feel hope expect predict warn fear assume imagine consider
  explain describe propose recommend plan aim intend want seek decide agree promise ask try attempt need wish require
  goal purpose objective idea strategy solution opportunity chance way`.split(/\s+/),
);
const conditions = new Set([
  "if",
  "unless",
  "whether",
  "perhaps",
  "maybe",
  "possibly",
  "potentially",
  "would",
  "likely",
]);

/** True where the clause before the comma is not simply stated, or where the tail may belong to something else. */
export function hasDoubt(words: readonly Word[], clause: Clause, comma: number): boolean {
  // "The steps include planning, making": a list; "a low, threatening hum": two adjectives.
  if (["include", "involve", "comprise"].includes(words[clause.verb.last]!.lemma)) return true;
  if (words[comma - 1]!.pos === "ADJ" && words[comma - 2]?.pos === "DET") return true;
  if (opensGerundList(words, clause, comma)) return true;
  for (let i = 0; i < comma; i++) {
    const word = words[i]!;
    if (conditions.has(word.lower) || word.text === ":" || word.text === "(" || word.text === '"') return true;
    const next = words[i + 1]!;
    if ((word.pos === "VERB" || reports.has(word.lemma)) && next.lower === "that") return true;
    if (reports.has(word.lemma) && (next.lower === "to" || i === clause.verb.last || next.lower === "is")) return true;
    if (word.text === "," && words[i + 1]!.pos === "VERB" && /ing$/.test(words[i + 1]!.lower) && i > clause.verb.first)
      return true;
    if (i > clause.verb.last && word.pos === "VERB" && /ing$/.test(word.lower) && words[i - 1]!.lemma === "be")
      return true;
  }
  return false;
}

/** "It helps in growing rice, making flour, and baking bread": the first of the list stands before the comma. */
function opensGerundList(words: readonly Word[], { verb }: Clause, comma: number): boolean {
  const closed = words.some(
    (word, i) => i > comma && /ing$/.test(word.lower) && ["and", "or"].includes(words[i - 1]!.lower),
  );
  return (
    closed &&
    words.some((word, i) => {
      const left = words[i - 1];
      return (
        i > verb.last && i < comma && /ing$/.test(word.lower) && (left?.pos === "ADP" || left === words[verb.last])
      );
    })
  );
}

const persons = new Set(["i", "he", "she", "we", "you", "they", "who"]);
export const bodily = new Set(
  `smile nod laugh turn walk look step lean sit stand jump grab shout whisper cry glance
  stare pause sigh wave rush stumble crawl dance sing`.split(/\s+/),
);
export const stative = new Set(
  `be remain become stay seem appear rise fall grow increase decrease drop decline exist differ vary vanish occur happen
  continue fail last range contain consist`.split(/\s+/),
);

const writers = new Set(
  "author writer article essay report study paper book speaker narrator film movie critic researcher text story".split(
    " ",
  ),
);

/** What the participle says is said of the whole clause, not done by its subject. */
export function standsForClause(
  words: readonly Word[],
  clause: Clause,
  verb: number,
  { lemma, kind }: CloserVerb,
): boolean {
  const subject = words[clause.subjectHead]!;
  const { lemma: main } = words[clause.verb.last]!;
  const person = persons.has(subject.lower) || subject.pos === "PROPN";
  // "She won, improving her time": the subject itself does it.
  if (kind !== "comment" && /^(?:his|her)$/.test(words[verb + 1]!.lower)) return false;
  if (bodily.has(main) && kind !== "evidence") return false;
  if (kind === "evidence")
    return !person || lemma === "mean" || (lemma === "reflect" && tellsOfFact(words, clause, verb));
  if (kind === "comment") {
    if (writers.has(subject.lemma)) return false;
    // "She has been a friend of the mill, stressing its worth": only a person does that.
    if (person && ["emphasize", "highlight"].includes(lemma)) return false;
    return tellsOfFact(words, clause, verb) || (!person && (stative.has(main) || clause.verb.passive));
  }
  if (writers.has(subject.lemma) && isSpeech(words[clause.verb.last]!)) return false;
  // A story, a book or a film offers something itself; it is not the clause that does.
  if (kind === "gift" && writers.has(subject.lemma)) return false;
  if (kind === "gift" || lemma === "ensure" || lemma === "leave" || lemma === "keep") return !person;
  return !person || lemma !== "force" || words[verb + 1]!.pos === "PRON";
}

const sources = new Set(
  `study finding result survey poll research report paper article essay analysis experiment test trial data evidence detail
  letter message note email figure number statistic image photo photograph picture video footage record document
  testimony account tale legend myth secret story review simulation model visual scene shot image eye face expression smile voice light`.split(
    /\s+/,
  ),
);

/** "Studies question this, revealing that", "details of the crash, revealing how": a noun before the comma shows it. */
export function tellsItself(words: readonly Word[], clause: Clause, comma: number, { kind }: CloserVerb): boolean {
  return (
    (kind === "comment" || kind === "evidence") &&
    words
      .slice(Math.min(clause.subjectFrom, clause.verb.first), comma)
      .some(({ lemma, pos }) => pos === "NOUN" && sources.has(lemma))
  );
}

/** What has happened, and not somebody who speaks, shows a state of affairs. */
function tellsOfFact(words: readonly Word[], clause: Clause, verb: number): boolean {
  const main = words[clause.verb.last]!;
  return !bodily.has(main.lemma) && !isSpeech(main) && showsFact(words, verb);
}

/** A later verb in another time: it is not sure which of the two the tail goes with. */
export function hasOtherTense(words: readonly Word[], { verb }: Clause, comma: number): boolean {
  for (let i = verb.last + 1; i < comma; i++) {
    const group = verbGroupAt(words, i);
    const left = words[i - 1]!;
    if (!group || left.pos === "VERB" || left.pos === "AUX" || left.pos === "ADV") continue;
    const participle = /ed$/.test(words[i]!.lower) && words[i + 1]?.pos === "ADP" && left.pos === "NOUN";
    if (group.tense !== verb.tense && !participle) return true;
  }
  return false;
}

/** Further participles joined to the first, which change with it; undefined where that is not sure. */
export function conjoined(words: readonly Word[], verb: number): { index: number; lemma: string }[] | undefined {
  const found: { index: number; lemma: string }[] = [];
  let nested = false;
  for (let i = verb + 1; i < words.length; i++) {
    const word = words[i]!;
    const before = words[i - 1]!;
    if (isMissedParticiple(words, i)) return undefined;
    nested ||= /^[a-z]{3,}ing$/.test(word.lower) && before.pos === "ADP";
    if (!/ing$/.test(word.lower) || (word.pos !== "VERB" && !closerVerbs.has(word.lower))) continue;
    if (before.lower === "but" || before.lower === "also") return undefined;
    if (before.text !== "," && before.lower !== "and" && before.lower !== "or") {
      nested ||= before.pos === "ADP" || before.pos === "SCONJ" || before.pos === "VERB";
      continue;
    }
    const other = closerVerbs.get(word.lower);
    // "The rally in prices and increasing demand" are two nouns.
    if (word.lower === "increasing" && !["DET", "PRON"].includes(words[i + 1]?.pos ?? "")) return undefined;
    if (!other || nested || before.lower === "or") return undefined;
    if (!["DET", "NOUN", "ADJ", "PRON", "PROPN", "ADP", "SCONJ"].includes(words[i + 1]?.pos ?? "")) return undefined;
    found.push({ index: i, lemma: other.lemma });
  }
  // A row of participles that no "and" closes may be a list of another kind.
  return found.length > 0 && words[found.at(-1)!.index - 1]!.lower !== "and" ? undefined : found;
}

/** "And checking to see": a participle after "and" or a comma that the tagger takes for a noun. */
export function isMissedParticiple(words: readonly Word[], i: number): boolean {
  const { lower, pos } = words[i]!;
  const before = words[i - 1]!;
  if (pos === "VERB" || !/^[a-z]{3,}ing$/.test(lower) || !["and", "or", ","].includes(before.lower)) return false;
  return ["DET", "PRON", "ADP", "PART", "ADV", "SCONJ"].includes(words[i + 1]?.pos ?? "");
}

/** "shed", "cut", "let": present and past look the same. */
export function isUnclear({ lower, lemma }: Word): boolean {
  const forms = formsOf(lower, lemma);
  return forms.includes("base") && forms.includes("ed");
}
