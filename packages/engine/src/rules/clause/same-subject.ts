import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { isAboutLaw } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { isVerbHere } from "../../grammar/verb-here.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** "The mill is old. The mill has two wheels." becomes "The mill is old. It has two wheels." */
export const sameSubject: Rule = {
  id: "same-subject",
  summary: "The sentence before has just named it.",
  stage: "clause",
  level: 6,
  propose: (context) => {
    const found = sameSubjectAt(context);
    return found ? [found] : [];
  },
};

const determiners = new Set(["the", "this", "these"]);

function sameSubjectAt(context: Context): Proposal | undefined {
  const { words, previous, text } = context;
  if (!previous || /\n/.test(text.slice(previous.end, words[0]!.start)) || previous.words.at(-1)!.text !== ".")
    return undefined;
  const end = repeatedEnd(words, previous.words) ?? ownEnd(words, previous.words);
  const head = end === undefined ? undefined : words[end - 1]!;
  if (end === undefined || !head || (isPersonNoun(head) && !isPlural(head)) || timely.has(head.lemma)) return undefined;
  const verb = words[end]!;
  if (isPlural(head) !== agreesAsPlural(verb.lower, isPlural(head))) return undefined;
  if (isAboutLaw(context.words)) return undefined;
  return replace(words[0]!.start, head.end, isPlural(head) ? "They" : "It");
}

/** The end of a phrase with which both sentences begin, with a verb behind it in both. */
function repeatedEnd(words: readonly Word[], before: readonly Word[]): number | undefined {
  if (words[0]?.lower !== "the" && words[0]?.lower !== "this" && words[0]?.lower !== "these") return undefined;
  const from = before[0]?.pos === "ADV" && before[1]?.text === "," ? 2 : 0;
  const first = before[from]?.lower;
  if (first === undefined || !determiners.has(first)) return undefined;
  let end = 1;
  while (end < 5 && words[end] && words[end]!.lower === before[from + end]?.lower) {
    const { pos, lower } = words[end]!;
    if (!["NOUN", "ADJ"].includes(pos) || distinct.has(lower)) break;
    end++;
  }
  const head = words[end - 1]!;
  if (end < 2 || head.pos !== "NOUN" || !startsVerb(words, end) || !startsVerb(before, from + end)) return undefined;
  return before.some((word, i) => i !== from + end - 1 && word.lemma === head.lemma) ? undefined : end;
}

/** A finite verb stands here, also one in -s that the tagger takes for a noun. */
function startsVerb(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || /ing$|^'s$/.test(word.lower)) return false;
  if (verbGroupAt(words, at))
    return !/ed$|en$/.test(word.lower) || ["DET", "PRON", "PART"].includes(words[at + 1]?.pos ?? "");
  return word.pos === "NOUN" && isVerbHere(words, at);
}

/** The end of the sentence's subject where the sentence before has the same noun as its own. */
function ownEnd(words: readonly Word[], before: readonly Word[]): number | undefined {
  const end = nounPhraseEnd(words, 0);
  if (end === undefined || end > 4) return undefined;
  const head = words[end - 1]!;
  if (head.pos !== "NOUN") return undefined;
  const clause = clauseAt(words, 0, words.length);
  if (!clause || clause.subjectHead !== end - 1 || clause.verb.first !== end) return undefined;
  if (!determiners.has(words[0]!.lower) && !(isPlural(head) && end === 1)) return undefined;
  return namesBefore(before, words.slice(0, end), head) ? end : undefined;
}

const timely = new Set(
  "time day year week month number majority total rest reason result fact solution answer goal aim purpose problem idea way".split(
    " ",
  ),
);

/** The verb's form goes with the number, so far as it shows. */
function agreesAsPlural(verb: string, plural: boolean): boolean {
  if (["are", "were", "have", "do"].includes(verb)) return true;
  if (["is", "was", "has", "does"].includes(verb) || /[^s]s$/.test(verb)) return false;
  return plural;
}

/** The sentence before has the same noun, with the same words before it and more, as its subject, and no rival to it. */
function namesBefore(words: readonly Word[], phrase: readonly Word[], head: Word): boolean {
  let from = 0;
  if (words[0]?.pos === "ADV" && words[1]?.text === ",") from = 2;
  const clause = clauseAt(words, from, words.length);
  if (!clause || words[clause.subjectHead]!.lower !== head.lower) return false;
  const subject = words.slice(clause.subjectFrom, clause.subjectHead + 1);
  const own = new Set(subject.map(({ lower }) => lower));
  if (phrase.slice(0, -1).some(({ lower }) => !own.has(lower) && !determiners.has(lower))) return false;
  if (subject.some(({ lower }) => distinct.has(lower))) return false;
  return words.every((word, i) => i === clause.subjectHead || word.lemma !== head.lemma);
}

const distinct = new Set(
  `first second third last next other another one two three each every no some many most few several such a an any both all
  our my your his her their`.split(/\s+/),
);
