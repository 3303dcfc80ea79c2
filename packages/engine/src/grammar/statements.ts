import type { Sentence } from "../document/document.ts";
import { clausesOf, clauseWith, mainClauseOf, sharedSubject, type TreeClause } from "./clauses.ts";
import { extentOf } from "./extent.ts";
import { childrenBy, generalRelation } from "./relations.ts";
import { wordSet } from "./word-set.ts";

/** Conjunctions of condition and time: a clause that begins with one is not asserted as a fact. */
export const conditions = wordSet("if unless when whenever once until till whether before after that as how why what");

/** Returns whether a word is asserted: no clause around the word is a condition, a report or a question. */
export function isAsserted(sentence: Sentence, place: number): boolean {
  const { words, tree } = sentence;
  for (let i = place; i >= 0; i = tree.heads[i]!) {
    const clause = clauseWith(sentence, i);
    if (!clause) continue;
    if (clause.kind === "complement" || clause.kind === "subject") return false;
    if (clause.kind === "adverbial" && clause.marker !== undefined && conditions.has(words[clause.marker]!.lower))
      return false;
  }
  return true;
}

/** Returns whether a range of words has a finite clause with a subject and without a conjunction. */
export function isStatement(sentence: Sentence, from: number, to: number): boolean {
  return clausesOf(sentence).some(
    ({ tense, subject, verb, marker, kind }) =>
      tense !== "none" &&
      kind !== "relative" &&
      subject !== undefined &&
      subject >= from &&
      verb >= from &&
      subject < to &&
      verb < to &&
      (marker === undefined || marker < from || marker >= to),
  );
}

/** Returns whether a clause is the main clause, or joined to it, directly or through other clauses. */
export function isTopLevel({ tree }: Sentence, predicate: number): boolean {
  let i = predicate;
  while (["conj", "parataxis"].includes(generalRelation(tree.relations[i]!))) i = tree.heads[i]!;
  return tree.relations[i] === "root";
}

/**
 * Returns whether a clause of condition or time before the main clause may also apply to a clause joined to the main
 * clause.
 */
export function isConditioned({ words, tree }: Sentence, predicate: number): boolean {
  if (/^(?:if|unless|when|whenever|once|until)$/.test(words[0]!.lower)) return true;
  let root = predicate;
  while (tree.heads[root]! >= 0) root = tree.heads[root]!;
  return childrenBy(tree, root, "advcl").some(
    (i) => i < root && words.slice(extentOf(tree, i).from, i).some(({ lower }) => conditions.has(lower)),
  );
}

/**
 * Returns whether a comma before `to` separates two full clauses without a conjunction: “The meat is old, the bread is
 * dry”.
 */
export function hasSplice(sentence: Sentence, to: number): boolean {
  const { words, tree } = sentence;
  const full = clausesOf(sentence).filter(
    ({ subject, tense, marker, verb }) =>
      subject !== undefined && tense !== "none" && marker === undefined && verb < to,
  );
  return full.some(({ subject, predicate }) => {
    const from = extentOf(tree, subject!).from;
    return words[from - 1]?.text === "," && full.some((other) => other.predicate !== predicate && other.verb < from);
  });
}
/** The place where a second clause is joined to a first one. */
export interface Joint {
  /** The index where the second clause begins; that of the comma if one is before it. */
  readonly at: number;
  readonly link: string;
  /** True if no comma is between the two clauses. */
  readonly bare: boolean;
  /** The index of the second clause's subject. */
  readonly subject: number | undefined;
}

/** Returns whether the second of two joined clauses may still belong to a subordinate clause that comes before it. */
export function leavesClauseOpen(sentence: Sentence, { at, link, bare, subject }: Joint): boolean {
  const { words } = sentence;
  const main = mainClauseOf(sentence)?.subject;
  const isSame = main !== undefined && subject !== undefined && words[main]!.lower === words[subject]!.lower;
  return clausesOf(sentence).some(({ kind, from, to, tense, marker }) => {
    if (from === 0 || to !== at || tense === "none" || isSame) return false;
    if (kind === "adverbial") return marker !== undefined && link !== "but";
    // "A form where A does this, and B does that": the second clause belongs to the description.
    const isAside = words[from]!.text === "," || words[from - 1]?.text === ",";
    return kind === "complement" || (kind === "relative" && (bare || (isAside && link === "and")));
  });
}

/** Returns the index of the predicate of an auxiliary or copula; for any other verb, its own index. */
export function predicateOf({ tree }: Sentence, verb: number): number {
  return /^(?:aux|cop)/.test(tree.relations[verb]!) ? tree.heads[verb]! : verb;
}

/** The finite clause from which a participle takes its subject and tense. */
export interface Governor {
  /** The finite clause that the participle belongs to. */
  readonly clause: TreeClause;
  readonly subject: number;
}

/**
 * Returns the first finite clause above a word in the parse tree, with its subject; undefined if a relative clause
 * comes first.
 */
export function governorOf(sentence: Sentence, place: number): Governor | undefined {
  for (let i = place; i >= 0; i = sentence.tree.heads[i]!) {
    const clause = clauseWith(sentence, i);
    if (!clause || clause.kind === "relative" || clause.kind === "reduced") return undefined;
    if (clause.tense === "none") continue;
    const subject = sharedSubject(sentence, clause);
    return subject === undefined ? undefined : { clause, subject };
  }
  return undefined;
}
