import { reasons } from "../../change-reasons.ts";
import type { Sentence, Word } from "../../document/document.ts";
import { clausesOf, clauseWith, type TreeClause } from "../../grammar/clauses.ts";
import { subjectPronouns } from "../../grammar/closed-classes.ts";
import { extentOf } from "../../grammar/extent.ts";
import { isPersonNoun } from "../../grammar/noun-classes.ts";
import { isNoun, isPlural } from "../../grammar/noun-phrase.ts";
import { childrenBy, generalRelation } from "../../grammar/relations.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { atLevel, type Proposal, type Rule, replace } from "../rule.ts";

/** Deletes the subject that a clause shares with the clause it belongs to. */
export const shortenClauses: Rule = {
  id: "shorten-clauses",
  notIn: ["academic", "expand"],
  summary: reasons.shorterWording,
  stage: "clause",
  level: 4,
  propose: ({ sentence, words, mode }) => {
    if (warnsOrBinds(words) || words.some(({ text }) => /^["“”()[\]]$/.test(text))) return [];
    if (!words.some((_, i) => canBeDropped(words, i))) return [];
    return clausesOf(sentence).flatMap((clause) => {
      const joined = dropSubjectAndBe(sentence, clause) ?? dropSecondSubject(sentence, clause);
      return (mode === "shorten" ? joined : atLevel(7, joined)) ?? [];
    });
  },
};

const subordinating = new Set("when while if although though once unless until whenever wherever".split(" "));

/** Returns whether a pronoun may be one that can be deleted, judged by the neighbouring words alone. */
function canBeDropped(words: readonly Word[], i: number): boolean {
  const { lower } = words[i]!;
  const joint = words[i - 1]?.lower ?? "";
  if (!subjectPronouns.has(lower)) return false;
  if (subordinating.has(joint)) return lower !== "you" && words[i + 1]?.lemma === "be";
  // The subject before is a noun, or the same pronoun.
  const hasFirst = lower === "it" || lower === "they" || words.some((word, k) => k !== i && word.lower === lower);
  return (joint === "and" || joint === "but") && hasFirst;
}

/** Turns "when it is used" into "when used" where the main clause has the same subject. */
function dropSubjectAndBe(sentence: Sentence, clause: TreeClause): Proposal | undefined {
  const { words, tree } = sentence;
  const { marker, subject, verb, predicate } = clause;
  if (clause.kind !== "adverbial" || marker === undefined || subject !== marker + 1 || verb !== subject + 1)
    return undefined;
  if (!subordinating.has(words[marker]!.lower) || words[verb]!.lemma !== "be" || clause.negated) return undefined;
  const around = clauseWith(sentence, tree.heads[predicate]!);
  const tied = childrenBy(tree, predicate, "csubj", "ccomp", "xcomp", "expl");
  const before = words[marker - 1]?.tag ?? "";
  if (around?.kind !== "main" || tied.length > 0 || !takesUp(sentence, around, subject) || /CC|VB|JJ/.test(before))
    return undefined;
  const { tag, lemma } = words[predicate]!;
  const isDoing = tag === "VBG" && lemma !== "go" && /^w(?:hen|hile)$/.test(words[marker]!.lower);
  if (!isDoing && tag !== "VBN" && tag !== "JJ") return undefined;
  // "If you are fond of hills, you will like it": without "you are" it would no longer address the reader.
  if (words[subject]!.lower === "you") return undefined;
  if (predicate - verb > 2 || ["to", "being"].includes(words[verb + 1]!.lower)) return undefined;
  return replace(words[subject]!.start, words[verb + 1]!.start, "");
}

/** Turns "She opened a shop, and she sold bread" into "She opened a shop and sold bread". */
function dropSecondSubject(sentence: Sentence, clause: TreeClause): Proposal | undefined {
  const { words, tree } = sentence;
  const { subject, verb, predicate } = clause;
  if (clause.kind !== "conjunct" || subject === undefined) return undefined;
  const first = clauseWith(sentence, tree.heads[predicate]!);
  const and = subject - 1;
  // "The price is not known, but it is clear that": "it" refers to what follows.
  const isEmpty = childrenBy(tree, predicate, "csubj", "ccomp", "expl").length > 0;
  if ((isEmpty || /^(?:cost|matter|take)$/.test(words[predicate]!.lemma)) && words[subject]!.lower === "it")
    return undefined;
  if (first?.kind !== "main" || !["and", "but"].includes(words[and]?.lower ?? "")) return undefined;
  if (/^['’]/.test(words[verb]!.text) || first.tense !== clause.tense || clause.tense === "modal") return undefined;
  const isDenied = first.negated && words[and]!.lower === "and";
  if (isDenied || !takesUp(sentence, first, subject) || first.subject! > first.verb) return undefined;
  const between = clausesOf(sentence).some(
    (other) => other !== first && other !== clause && other.predicate > first.predicate && other.predicate < and,
  );
  const joint = words[and - 1]!.text === "," ? and - 1 : and;
  // "The film had potential, but it was wasted": the parser takes some objects for adjectives.
  if (words[joint - 1]!.pos === "ADJ" && words[first.predicate]!.pos === "VERB") return undefined;
  // Far from its subject, or behind another "and", the second verb would seem to have another subject.
  const span = words.slice(first.predicate + 1, joint);
  if (between || span.length > 10 || span.some(({ pos }) => pos === "CCONJ" || pos === "PUNCT")) return undefined;
  if (childrenBy(tree, first.predicate, "advcl", "mark").length > 0 || verb < subject) return undefined;
  const link = ` ${words[and]!.lower} `;
  return replace(words[joint - 1]!.end, words[subject + 1]!.start, link);
}

/** Returns whether a pronoun surely refers to a clause's subject: as the same pronoun, or the only noun that fits. */
function takesUp({ words, tree }: Sentence, { subject, from }: TreeClause, pronoun: number): boolean {
  const { lower } = words[pronoun]!;
  if (subject === undefined || !subjectPronouns.has(lower) || generalRelation(tree.relations[subject]!) === "expl")
    return false;
  const own = words[subject]!;
  if (own.pos === "PRON") return own.lower === lower && lower !== "it";
  if (own.pos !== "NOUN" || !["it", "they"].includes(lower)) return false;
  const { from: start, to } = extentOf(tree, subject);
  // "Their wages were cut, and they left": "they" were named in an earlier sentence.
  if (words.slice(start, to).some(({ tag }) => tag === "PRP$")) return false;
  const fits = (word: Word) => (lower === "they" ? isPlural(word) : !isPlural(word) && !isPersonNoun(word));
  const near = words.slice(Math.min(from, pronoun), Math.max(pronoun, to));
  // "The guest's eyes close, but they smile": "they" may also refer to one person.
  const rival = near.find((word) => word !== own && isNoun(word) && (fits(word) || isPersonNoun(word)));
  return fits(own) && to - start < 6 && !rival;
}
