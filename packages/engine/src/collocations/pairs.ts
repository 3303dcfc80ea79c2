import type { Sentence } from "../document/document.ts";
import type { Pos } from "../syntax/tree.ts";

/** Two words of a sentence of which one depends on the other. */
export interface Pair {
  /**
   * The class of the head (V, N or A) and the relation: "obj", "subj", "amod", "adv", "compound", or a preposition ("N
   * of"). With "prep" the dependent is the head's preposition, with "clause" the start of a clause.
   */
  readonly relation: string;
  readonly headWord: string;
  readonly dependentWord: string;
  /** The indexes of the two words; -1 for a dependent that is a preposition or a clause. */
  readonly head: number;
  readonly dependent: number;
}

/** The words of a sentence and its parse tree. */
export type Parsed = Pick<Sentence, "words" | "tree">;

const classes: Partial<Record<Pos, "V" | "N" | "A">> = { VERB: "V", NOUN: "N", ADJ: "A" };

/**
 * Returns a sentence's pairs. The subject of a passive counts as an object, and a conjunct has the head of the first
 * conjunct.
 */
export function pairsIn({ words, tree }: Parsed): Pair[] {
  return words.flatMap((_, at) => {
    const { head, relation } = arcOf({ words, tree }, at);
    const kind = head < 0 ? undefined : classes[words[head]!.pos];
    return kind ? pairsOf({ words, tree }, { at, head, relation, kind }) : [];
  });
}

/** A word, its head, and their relation. */
interface Arc {
  readonly at: number;
  readonly head: number;
  readonly relation: string;
  readonly kind: "V" | "N" | "A";
}

/** Returns a word's head and relation. A conjunct of the same part of speech gets those of the first conjunct. */
function arcOf({ words, tree }: Parsed, at: number): { head: number; relation: string } {
  let first = at;
  while (tree.relations[first] === "conj" && words[tree.heads[first]!]!.pos === words[at]!.pos)
    first = tree.heads[first]!;
  return { head: tree.heads[first]!, relation: tree.relations[first]! };
}

function pairsOf(parsed: Parsed, arc: Arc): Pair[] {
  const { at, head, relation, kind } = arc;
  const { pos, tag } = parsed.words[at]!;
  const link = (name: string, from = head, to = at): Pair[] => [pairOf(parsed, name, from, to)];
  switch (relation) {
    case "obj":
    case "nsubj:pass":
      return pos === "NOUN" && kind === "V" ? link("V obj") : [];
    case "nsubj":
      if (pos !== "NOUN" || kind === "N") return [];
      return kind === "V" ? link("V subj") : link("N amod", at, head);
    case "obl:agent":
      return pos === "NOUN" && kind === "V" ? link("V subj") : [];
    case "obl":
    case "nmod":
      return prepositional(parsed, arc);
    case "amod":
      return kind === "N" && (pos === "ADJ" || pos === "VERB") ? link("N amod") : [];
    case "compound":
      return pos === "NOUN" && kind === "N" ? link("N compound") : [];
    case "advmod":
      return pos === "ADV" && tag !== "WRB" && kind !== "N" ? link(`${kind} adv`) : [];
    case "acl":
      if (kind === "N" && tag === "VBN") return link("V obj", at, head);
      return kind === "N" && tag === "VBG" ? link("V subj", at, head) : clausal(parsed, arc);
    case "xcomp":
    case "ccomp":
      return clausal(parsed, arc);
    default:
      return [];
  }
}

function pairOf(parsed: Parsed, relation: string, head: number, dependent: number): Pair {
  return { relation, headWord: wordAt(parsed, head), dependentWord: wordAt(parsed, dependent), head, dependent };
}

/** Returns the pair of a word and a preposition, and that of the word and the noun behind the preposition. */
function prepositional(parsed: Parsed, { at, head, kind }: Arc): Pair[] {
  const { words } = parsed;
  const first = dependentsBy(parsed, at, "case").find((place) => words[place]!.pos !== "PART");
  if (first === undefined) return [];
  const preposition = [first, ...dependentsBy(parsed, first, "fixed")].map((place) => words[place]!.lower).join(" ");
  const taken = { relation: `${kind} prep`, headWord: wordAt(parsed, head), dependentWord: preposition };
  const joined = words[at]!.pos === "NOUN" ? [pairOf(parsed, `${kind} ${preposition}`, head, at)] : [];
  return [{ ...taken, head, dependent: -1 }, ...joined];
}

/** Returns the pair of a word and the form in which a clause that depends on it begins. */
function clausal(parsed: Parsed, { at, head, relation, kind }: Arc): Pair[] {
  const isFirst = parsed.tree.relations[at] !== "conj";
  if (!isFirst || (parsed.words[at]!.pos !== "VERB" && relation !== "ccomp")) return [];
  const beginning = beginningOf(parsed, at, relation);
  return [
    { relation: `${kind} clause`, headWord: wordAt(parsed, head), dependentWord: beginning, head, dependent: -1 },
  ];
}

/** Returns the form in which a clause begins: "to", "that", "in ing", "ing", "bare", or "finite" without a link. */
function beginningOf(parsed: Parsed, at: number, relation: string): string {
  const marks = dependentsBy(parsed, at, "mark").map((mark) => parsed.words[mark]!.lower);
  const { tag } = parsed.words[at]!;
  const form = tag === "VBG" ? "ing" : tag === "VB" && relation !== "ccomp" ? "bare" : "";
  return (marks.includes("to") ? marks : [...marks, form]).join(" ").trim() || "finite";
}

/** Returns a word's lemma, with a verb's particle; a participle before a noun is returned as it is written. */
function wordAt(parsed: Parsed, at: number): string {
  const { pos, lower, lemma } = parsed.words[at]!;
  if (pos !== "VERB") return lemma;
  if (isParticiple(parsed, at)) return lower;
  const [particle] = dependentsBy(parsed, at, "compound:prt");
  return particle === undefined ? lemma : `${lemma} ${parsed.words[particle]!.lower}`;
}

/** Returns whether a word is a participle that modifies a noun, as in "baked bread". */
export function isParticiple({ words, tree }: Parsed, at: number): boolean {
  return words[at]!.pos === "VERB" && tree.relations[at] === "amod";
}

/** Returns the dependents of a word that have the relation. */
export function dependentsBy({ tree }: Parsed, at: number, relation: string): number[] {
  const found: number[] = [];
  for (let i = 0; i < tree.heads.length; i++) if (tree.heads[i] === at && tree.relations[i] === relation) found.push(i);
  return found;
}
