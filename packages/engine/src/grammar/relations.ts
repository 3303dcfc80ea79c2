import type { Tree } from "../syntax/tree.ts";

/** Returns a relation without its subtype. */
function generalRelation(relation: string): string {
  const colon = relation.indexOf(":");
  return colon < 0 ? relation : relation.slice(0, colon);
}

/** Returns the places of a word's children that have one of these relations, whatever their subtypes. */
export function childrenBy({ heads, relations }: Tree, head: number, ...wanted: readonly string[]): number[] {
  const found: number[] = [];
  for (let i = 0; i < heads.length; i++)
    if (heads[i] === head && wanted.includes(generalRelation(relations[i]!))) found.push(i);
  return found;
}

/** Returns the place of a verb's subject: a noun, a pronoun or a clause; a conjoined verb without one has its head's. */
export function subjectOf(tree: Tree, verb: number): number | undefined {
  const own = childrenBy(tree, verb, "nsubj", "csubj")[0];
  if (own !== undefined || generalRelation(tree.relations[verb]!) !== "conj") return own;
  return subjectOf(tree, tree.heads[verb]!);
}

/** Returns the place of a verb's direct object. */
export function objectOf(tree: Tree, verb: number): number | undefined {
  return childrenBy(tree, verb, "obj")[0];
}

/** Returns the places of what is joined to a word by "and" or "or", itself left out. */
export function conjunctsOf(tree: Tree, word: number): number[] {
  const first = firstConjunct(tree, word);
  return [first, ...childrenBy(tree, first, "conj")].filter((i) => i !== word);
}

function firstConjunct({ heads, relations }: Tree, word: number): number {
  return generalRelation(relations[word]!) === "conj" ? heads[word]! : word;
}

/** True for a verb in the passive voice. */
export function isPassive(tree: Tree, verb: number): boolean {
  return tree.heads.some(
    (head, i) => head === verb && (tree.relations[i] === "aux:pass" || tree.relations[i] === "nsubj:pass"),
  );
}

/** True for a word that describes the noun behind it: "a praised writer". */
export function isAttributive({ heads, relations }: Tree, word: number): boolean {
  return heads[word]! > word && ["amod", "compound"].includes(generalRelation(relations[word]!));
}
