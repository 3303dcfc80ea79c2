import type { Sentence, Word } from "../document/document.ts";
import type { Tree } from "../syntax/tree.ts";
import { type Extent, extentOf } from "./extent.ts";
import { childrenBy, generalRelation, isPassive } from "./relations.ts";

/**
 * The role of a clause: `main`; `conjunct` (joined by “and”); `relative`; `adverbial` (with “because”, or a
 * participle); `complement` (with “that”); `subject`; `reduced` (a participle or infinitive that describes a noun);
 * `open` (an infinitive or participle without a subject); `loose` (beside a clause, without a conjunction).
 */
type ClauseKind =
  | "main"
  | "conjunct"
  | "relative"
  | "adverbial"
  | "complement"
  | "subject"
  | "reduced"
  | "open"
  | "loose";

/** A clause: a predicate with all its dependents, inner clauses included. Its fields are indexes of words. */
export interface TreeClause extends Extent {
  readonly kind: ClauseKind;
  /** The index of its predicate: a verb, or the noun, adjective or phrase that follows “be”. */
  readonly predicate: number;
  /** The index of its first auxiliary or copula; without one, that of the predicate. */
  readonly verb: number;
  /** The index of its subject, if any; expletive “there” and “it” count as subjects. */
  readonly subject: number | undefined;
  readonly object: number | undefined;
  /** The index of its conjunction or relative pronoun (“because”, “that”, “which”); undefined if it has none. */
  readonly marker: number | undefined;
  /** The tense: `modal` with can, may, will and the like; `none` for a participle or infinitive. */
  readonly tense: "present" | "past" | "modal" | "none";
  readonly passive: boolean;
  readonly negated: boolean;
}

const kinds: Readonly<Record<string, ClauseKind>> = {
  root: "main",
  conj: "conjunct",
  "acl:relcl": "relative",
  acl: "reduced",
  advcl: "adverbial",
  ccomp: "complement",
  csubj: "subject",
  xcomp: "open",
  parataxis: "loose",
};

interface Clauses {
  readonly all: readonly TreeClause[];
  /** By index of a word, the clause with that word as its predicate; undefined for other words. */
  readonly byPlace: readonly (TreeClause | undefined)[];
}

const known = new WeakMap<Tree, Clauses>();

function readClauses(sentence: Sentence): Clauses {
  let clauses = known.get(sentence.tree);
  if (!clauses) {
    const byPlace = sentence.words.map((_, i) => readClause(sentence, i));
    clauses = { all: byPlace.filter((clause) => clause !== undefined), byPlace };
    known.set(sentence.tree, clauses);
  }
  return clauses;
}

/** Returns the clauses of a sentence, ordered by the indexes of their predicates. */
export function clausesOf(sentence: Sentence): readonly TreeClause[] {
  return readClauses(sentence).all;
}

/** Returns the clause whose predicate has this index. */
export function clauseWith(sentence: Sentence, predicate: number): TreeClause | undefined {
  return readClauses(sentence).byPlace[predicate];
}

/** Returns the innermost clause that contains a word; for a predicate, the clause of that predicate. */
export function clauseAround(sentence: Sentence, word: number): TreeClause | undefined {
  for (let i = word; i >= 0; i = sentence.tree.heads[i]!) {
    const clause = clauseWith(sentence, i);
    if (clause) return clause;
  }
  return undefined;
}

/** Returns the tense of the innermost clause around a word that has a tense. */
export function tenseAround(sentence: Sentence, word: number): TreeClause["tense"] {
  for (let i = word; i >= 0; i = sentence.tree.heads[i]!) {
    const tense = clauseWith(sentence, i)?.tense ?? "none";
    if (tense !== "none") return tense;
  }
  return "none";
}

/** Returns the sentence's main clause; undefined if that has no finite verb. */
export function mainClauseOf(sentence: Sentence): TreeClause | undefined {
  return clausesOf(sentence).find(({ kind, tense }) => kind === "main" && tense !== "none");
}

/** Returns the index of a clause's subject; a conjunct without a subject has that of the first clause. */
export function sharedSubject(sentence: Sentence, clause: TreeClause): number | undefined {
  if (clause.subject !== undefined || clause.kind !== "conjunct") return clause.subject;
  const first = clauseWith(sentence, sentence.tree.heads[clause.predicate]!);
  return first && sharedSubject(sentence, first);
}

function readClause({ words, tree }: Sentence, predicate: number): TreeClause | undefined {
  const relation = tree.relations[predicate]!;
  const kind = kinds[relation] ?? kinds[generalRelation(relation)];
  if (!kind) return undefined;
  const auxiliaries = childrenBy(tree, predicate, "aux", "cop");
  const verb = auxiliaries[0] ?? predicate;
  if (!isVerb(words[verb]!)) return undefined;
  const subject = childrenBy(tree, predicate, "nsubj", "csubj", "expl")[0];
  return {
    ...extentOf(tree, predicate),
    kind,
    predicate,
    verb,
    subject,
    object: childrenBy(tree, predicate, "obj")[0],
    marker: markerOf(words, tree, predicate),
    // "The lid slammed down": a past tense that the tagger takes for a participle.
    tense: kind === "main" && words[verb]!.tag === "VBN" && subject !== undefined ? "past" : tenseOf(words[verb]!),
    // "They would have met the ships": without "be" it is active, however the parser labels its subject.
    passive:
      isPassive(tree, predicate) &&
      !(auxiliaries.length > 0 && auxiliaries.every((i) => words[i]!.lemma !== "be" && words[i]!.lemma !== "get")),
    negated: childrenBy(tree, predicate, "advmod").some((i) => negations.has(words[i]!.lower)),
  };
}

function isVerb({ pos }: Word): boolean {
  return pos === "VERB" || pos === "AUX";
}

const negations = new Set(["not", "n't", "never"]);
const relativeTags = new Set(["WDT", "WP", "WP$", "WRB"]);

function markerOf(words: readonly Word[], tree: Tree, predicate: number): number | undefined {
  const mark = childrenBy(tree, predicate, "mark")[0];
  if (mark !== undefined) return mark;
  let first = extentOf(tree, predicate).from;
  while (first < predicate && ["PUNCT", "CCONJ", "ADP"].includes(words[first]!.pos)) first++;
  return first < predicate && relativeTags.has(words[first]!.tag) ? first : undefined;
}

function tenseOf({ tag }: Word): TreeClause["tense"] {
  if (tag === "MD") return "modal";
  if (tag === "VBD") return "past";
  return tag === "VBZ" || tag === "VBP" ? "present" : "none";
}
