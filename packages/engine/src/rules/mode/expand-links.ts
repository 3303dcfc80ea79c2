import type { Sentence } from "../../document/document.ts";
import { clauseAround, clausesOf, type TreeClause } from "../../grammar/clauses.ts";
import { extentOf } from "../../grammar/extent.ts";
import { childrenBy, isSure } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import type { Proposal } from "../rule.ts";
import { expandRule, insert } from "./expand-tools.ts";

/** Adds an optional "that" between a verb and a clause, or repeats an optional "to". */
export const expandLinks = expandRule("expand-links", 3, ["expand", "academic"], ({ sentence, mode }) => [
  ...clausesOf(sentence).flatMap((clause) => restoreThat(sentence, clause) ?? []),
  ...(mode === "expand" ? sentence.words.flatMap((_, i) => repeatLink(sentence, i) ?? []) : []),
]);

/** Verbs, and one adjective, of saying and knowing, behind which "that" may be left out. */
const reporting = wordSet(
  `see state report explain learn discover guarantee admit decide confirm warn estimate predict wish say think
  believe know show find hope feel suggest argue claim note mean understand realize realise ensure agree recognize
  recognise conclude reveal indicate assume expect imply prove remember notice fear doubt tell hear imagine sure glad happy grateful certain aware confident afraid sorry worry insist bet swear mention`,
);
const nominative = wordSet("i we they he she it you this");

/** The least number of words between two verbs for "to" to be repeated before the second. */
const far = 6;
/** Words between two verbs that make it uncertain which verb the second one is joined to. */
const others = wordSet(", that which who whose between both either when where how");

/** Repeats a link: "to plan it and build it" becomes "to plan it and to build it". */
function repeatLink({ words, tree }: Sentence, i: number): Proposal | undefined {
  const first = tree.heads[i]!;
  if (tree.relations[i] !== "conj") return undefined;
  const joint = words[i]!.tag === "VB" ? i - 1 : extentOf(tree, i).from;
  if (words[joint]?.lower !== "and" || !isSure(tree, i)) return undefined;
  const markers = childrenBy(tree, first, "mark");
  if (markers.length !== 1 || childrenBy(tree, first, "conj").length > 1) return undefined;
  const link = words[markers[0]!]!.lower;
  const between = words.slice(first, joint);
  if (link === "to" && words[i]!.tag === "VB" && between.length >= far) {
    const isOpen = between.some(({ lower, tag }) => others.has(lower) || tag === "VBZ");
    return isOpen || words[i + 1]!.pos === "PUNCT" ? undefined : insert(words[joint]!.end, " to");
  }
  const hasSubject = childrenBy(tree, i, "nsubj", "nsubj:pass").some((k) => extentOf(tree, k).from === joint + 1);
  const isTold = link === "that" && tree.relations[first] === "ccomp" && hasSubject;
  return isTold && childrenBy(tree, i, "mark").length === 0 ? insert(words[joint]!.end, " that") : undefined;
}

/** Turns "we think the plan works" into "we think that the plan works". */
function restoreThat(sentence: Sentence, clause: TreeClause): Proposal | undefined {
  const { words, tree } = sentence;
  const { kind, marker, subject, from, predicate, verb } = clause;
  const head = tree.heads[predicate]!;
  if (kind !== "complement" || marker !== undefined || subject === undefined || head >= from) return undefined;
  if (!reporting.has(words[head]!.lemma) || !isSure(tree, predicate) || !isSure(tree, subject)) return undefined;
  const told = childrenBy(tree, head, "obj", "iobj").some((i) => i === from - 1 && words[i]!.pos === "PRON");
  if (head !== from - 1 && !told) return undefined;
  if (extentOf(tree, subject).from !== from || words[head]!.tag === "VBG" || clause.tense === "none") return undefined;
  // "We saw the men walk": a clause without "that" is only sure if its verb is surely finite.
  const finite = words[verb]!;
  const isPast = finite.tag === "VBD" && !/^(?:saw|see|hear|heard|notice)/.test(words[head]!.lower);
  if (finite.pos !== "AUX" && finite.tag !== "VBZ" && !isPast && !nominative.has(words[subject]!.lower))
    return undefined;
  if (words[from]!.lower === "that" || ["PUNCT", "ADP"].includes(words[from]!.pos) || /^W/.test(words[from]!.tag))
    return undefined;
  const around = clauseAround(sentence, head);
  const opener = around?.marker === undefined ? "" : words[around.marker]!.lower;
  const asks = wordSet("what who whom which whose how as than where").has(opener);
  return asks && words[head]!.lemma !== "mean" ? undefined : insert(words[from - 1]!.end, " that");
}
