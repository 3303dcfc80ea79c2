import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal } from "../rule.ts";
import { set } from "./expand-tools.ts";

const opens = set("that which who how what where and or not");
const others = set("we they you i he she");

/** "We cleaned the house and painted the doors" */
export function restoreSubject(words: readonly Word[], i: number): Proposal | undefined {
  const and = words[i]!;
  if (and.lower !== "and" || i < 4 || !["NOUN", "ADV"].includes(words[i - 1]!.pos) || words.length - i < 4)
    return undefined;
  const start = words.slice(0, i).findLastIndex(({ text }) => text === ",") + 1;
  if (start > 7) return undefined;
  const clause = clauseAt(words, start, i);
  const subject = clause && words[clause.subjectHead]!;
  if (!clause || !subject || clause.subjectFrom !== start || clause.verb.first > clause.subjectHead + 2)
    return undefined;
  if (start > 0 && (verbGroupAt(words, start - 2) || words.slice(0, start).some((_, k) => verbGroupAt(words, k))))
    return undefined;
  const pronoun = pronounFor(words, start, clause.subjectHead);
  const inner = words.slice(clause.verb.last + 1, i);
  if (!pronoun || inner.length < 2) return undefined;
  if (inner.some(({ pos, lower }) => ["PUNCT", "SCONJ", "VERB", "AUX"].includes(pos) || opens.has(lower)))
    return undefined;
  const next = words[i + 1]!.pos === "ADV" ? i + 2 : i + 1;
  const said = words[clause.verb.first]!;
  let link = ` ${pronoun}`;
  const perfect =
    words[clause.verb.first]!.lemma === "have" && !clause.verb.passive && clause.verb.last > clause.verb.first;
  if (perfect) {
    const verb = words[next]!;
    if (
      verb.pos !== "VERB" ||
      !formsOf(verb.lower, verb.lemma).includes("en") ||
      words[clause.verb.last]!.pos !== "VERB"
    )
      return undefined;
    link += ` ${said.lower}`;
  } else if (clause.verb.tense === "modal") {
    const verb = words[next]!;
    if (verb.pos !== "VERB" || !formsOf(verb.lower, verb.lemma).includes("base")) return undefined;
    if (words[clause.verb.last]!.lemma === "be") return undefined;
    link += ` ${said.lower}`;
  } else {
    const group = verbGroupAt(words, next);
    if (!group || group.tense !== clause.verb.tense || !sameForm(words[group.first]!, said)) return undefined;
    // "Sugary drinks and processed meat": the participle describes what follows.
    if (/ed$/.test(words[next]!.lower) && ["NOUN", "ADJ"].includes(words[next + 1]?.pos ?? "")) return undefined;
    if (words[next]!.lower === "be" || words[next + 1] === undefined) return undefined;
  }
  const isThing = pronoun === "it" || perfect || clause.verb.tense === "modal";
  const also =
    isThing && words[next]!.lemma !== "be" && (perfect || next === i + 1) && !words.some(({ lower }) => told.has(lower))
      ? " also"
      : "";
  return {
    parts: [
      { start: words[i - 1]!.end, end: words[i - 1]!.end, after: "," },
      { start: and.end, end: and.end, after: link + also },
    ],
  };
}

/** With one of these in the sentence the second thing follows from the first, or is not added to it. */
const told = set("also both then thus therefore so thereby too not never n't");

/** "It" and "they" need a subject that is plainly one thing, or several. */
function pronounFor(words: readonly Word[], start: number, head: number): string | undefined {
  const subject = words[head]!;
  if (others.has(subject.lower)) return subject.lower === "i" ? "I" : subject.lower;
  if (words.slice(start, head).some(({ lower }) => lower === "and" || lower === "or")) return undefined;
  if (subject.pos !== "NOUN") return subject.lower === "it" ? "it" : undefined;
  if (isPlural(subject)) return "they";
  const determined = ["the", "this", "a", "an", "our", "its", "their", "your", "my"].includes(words[start]!.lower);
  return determined && !isPersonNoun(subject) && !subject.lower.endsWith("s") ? "it" : undefined;
}

/** Both verbs stand in the same form, both or neither as an auxiliary. */
export function sameForm(second: Word, first: Word): boolean {
  const form = (word: Word): string => formsOf(word.lower, word.lemma)[0] ?? "";
  return form(second) === form(first) && (first.pos === "AUX") === (second.pos === "AUX");
}
