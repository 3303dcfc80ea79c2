import type { Sentence } from "../document/document.ts";
import { clausesOf, clauseWith, mainClauseOf, sharedSubject, type TreeClause } from "./clauses.ts";
import { extentOf } from "./extent.ts";
import { childrenBy, generalRelation } from "./relations.ts";
import { wordSet } from "./word-set.ts";

/** Links under which what a clause says does not simply hold. */
export const conditions = wordSet("if unless when whenever once until till whether before after that as how why what");

/** Returns whether nothing that a word hangs on is a condition, a report or a question. */
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

/** True where the words from one place to another have a finite clause with a subject and without a link before it. */
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

/** Returns whether a clause is joined, with others or by itself, to the main clause and to nothing inside it. */
export function isTopLevel({ tree }: Sentence, predicate: number): boolean {
  let i = predicate;
  while (["conj", "parataxis"].includes(generalRelation(tree.relations[i]!))) i = tree.heads[i]!;
  return tree.relations[i] === "root";
}

/** Returns whether a condition or time before the main clause may also apply to what is joined to it. */
export function isConditioned({ words, tree }: Sentence, predicate: number): boolean {
  if (/^(?:if|unless|when|whenever|once|until)$/.test(words[0]!.lower)) return true;
  let root = predicate;
  while (tree.heads[root]! >= 0) root = tree.heads[root]!;
  return childrenBy(tree, root, "advcl").some(
    (i) => i < root && words.slice(extentOf(tree, i).from, i).some(({ lower }) => conditions.has(lower)),
  );
}

/** “The meat is old, the bread is dry”, and what comes next: a statement that begins behind a comma, with another before it. */
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
/** A joint between two clauses. */
export interface Joint {
  /** The place where the second begins, its comma included. */
  readonly at: number;
  readonly link: string;
  /** True where no comma is between them. */
  readonly bare: boolean;
  /** The place of the second clause's subject. */
  readonly subject: number | undefined;
}

/** Returns whether a clause inside the first half ends at a joint, so that what follows may be joined to it. */
export function leavesClauseOpen(sentence: Sentence, { at, link, bare, subject }: Joint): boolean {
  const { words } = sentence;
  const main = mainClauseOf(sentence)?.subject;
  const isSame = main !== undefined && subject !== undefined && words[main]!.lower === words[subject]!.lower;
  return clausesOf(sentence).some(({ kind, from, to, tense, marker }) => {
    if (from === 0 || to !== at || tense === "none" || isSame) return false;
    if (kind === "adverbial") return marker !== undefined && link !== "but";
    // "A form where A does this, and B does that".
    const isAside = words[from]!.text === "," || words[from - 1]?.text === ",";
    return kind === "complement" || (kind === "relative" && (bare || (isAside && link === "and")));
  });
}

/** Returns the verb, noun or adjective that an auxiliary or copula belongs to, or the verb itself. */
export function predicateOf({ tree }: Sentence, verb: number): number {
  return /^(?:aux|cop)/.test(tree.relations[verb]!) ? tree.heads[verb]! : verb;
}

/** The finite clause and subject from which a participle takes its doer and time. */
export interface Governor {
  /** The finite clause that the participle belongs to. */
  readonly clause: TreeClause;
  readonly subject: number;
}

/** Climbs from what a participle hangs on to the finite clause with its subject; infinitives on the way share the subject. */
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
