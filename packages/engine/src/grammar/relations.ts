import type { Sentence } from "../document/document.ts";
import type { Tree } from "../syntax/tree.ts";
import { amounts, isPersonNoun } from "./noun-classes.ts";
import { isNoun, isPlural } from "./noun-phrase.ts";

/** Returns a relation without its subtype: "nsubj" for "nsubj:pass". */
export function generalRelation(relation: string): string {
  const colon = relation.indexOf(":");
  return colon < 0 ? relation : relation.slice(0, colon);
}

const known = new WeakMap<Tree, readonly (readonly number[])[]>();
const none: readonly number[] = [];

/** Returns the indexes of the words that depend on a word, in order; for -1 as `head`, the index of the root. */
export function childrenOf(tree: Tree, head: number): readonly number[] {
  let children = known.get(tree);
  if (!children) {
    const lists: number[][] = [];
    for (let i = 0; i < tree.heads.length; i++) {
      const at = tree.heads[i]! + 1;
      const list = lists[at];
      if (list) list.push(i);
      else lists[at] = [i];
    }
    children = lists;
    known.set(tree, children);
  }
  return children[head + 1] ?? none;
}

/** Returns the indexes of the words that depend on a word by one of these relations, whatever their subtypes. */
export function childrenBy(tree: Tree, head: number, ...wanted: readonly string[]): number[] {
  return childrenOf(tree, head).filter((i) => wanted.includes(generalRelation(tree.relations[i]!)));
}

/** Returns the index of a verb's subject; a conjunct without a subject has that of the verb it is joined to. */
export function subjectOf(tree: Tree, verb: number): number | undefined {
  const own = childrenBy(tree, verb, "nsubj", "csubj")[0];
  if (own !== undefined || generalRelation(tree.relations[verb]!) !== "conj") return own;
  return subjectOf(tree, tree.heads[verb]!);
}

/** Returns whether a verb's subject takes a plural verb; undefined if its subject or number is unsure. */
export function isPluralSubject(sentence: Sentence, verb: number): boolean | undefined {
  const { words, tree } = sentence;
  const own = subjectOf(tree, verb);
  if (own === undefined || !isSure(tree, own)) return undefined;
  const subject = words[own]!.tag.startsWith("W") ? antecedentOf(tree, verb) : own;
  if (subject === undefined || childrenBy(tree, subject, "conj").length > 0) return undefined;
  return isPluralPhrase(sentence, subject);
}

/** Returns the index of the noun that the relative clause of a verb modifies; undefined in any other clause. */
function antecedentOf(tree: Tree, verb: number): number | undefined {
  const head = firstConjunct(tree, verb);
  return tree.relations[head] === "acl:relcl" ? tree.heads[head] : undefined;
}

/** Returns whether a noun and those joined to it take a plural verb; undefined if that is unclear ("a number of"). */
export function isPluralPhrase({ words, tree }: Sentence, head: number): boolean | undefined {
  const joined = childrenBy(tree, head, "conj");
  if (joined.length > 0) return joined.every((i) => isOneMore({ words, tree }, head, i)) ? true : undefined;
  const { tag, lower, pos } = words[head]!;
  if (!["NOUN", "PROPN", "PRON", "DET"].includes(pos)) return undefined;
  if (amounts.has(lower) || unmarked.has(lower) || tag.startsWith("W")) return undefined;
  // "A few riffs" are several.
  if (childrenBy(tree, head, "det").some((i) => /^an?$/.test(words[i]!.lower)))
    return tag === "NNS" ? undefined : false;
  return tag === "NNS" || tag === "NNPS" || isPlural(words[head]!);
}

const unmarked = new Set(["some", "most", "all", "none", "any", "more", "half"]);

/** Returns whether “and” adds a second thing to a noun, as opposed to another name for the same thing. */
function isOneMore({ words, tree }: Pick<Sentence, "words" | "tree">, head: number, other: number): boolean {
  const links = [...childrenBy(tree, head, "cc"), ...childrenBy(tree, other, "cc")];
  if (
    !isSure(tree, other) ||
    links.some((i) => words[i]!.lower !== "and") ||
    !(isNoun(words[other]!) || words[other]!.pos === "PRON")
  )
    return false;
  const isOpened = (i: number): boolean => childrenBy(tree, i, "det", "nmod").some((k) => k < i);
  return !isOpened(head) || isOpened(other) || isPlural(words[other]!) || !isPersonNoun(words[other]!);
}

/** Returns the index of a verb's direct object; undefined if the verb has none. */
export function objectOf(tree: Tree, verb: number): number | undefined {
  return childrenBy(tree, verb, "obj")[0];
}

/** Returns the indexes of the words joined to a word by "and" or "or", without the word itself. */
export function conjunctsOf(tree: Tree, word: number): number[] {
  const first = firstConjunct(tree, word);
  return [first, ...childrenBy(tree, first, "conj")].filter((i) => i !== word);
}

function firstConjunct({ heads, relations }: Tree, word: number): number {
  return generalRelation(relations[word]!) === "conj" ? heads[word]! : word;
}

/** Returns whether a verb is in the passive voice. */
export function isPassive(tree: Tree, verb: number): boolean {
  return childrenOf(tree, verb).some((i) => ["aux:pass", "nsubj:pass"].includes(tree.relations[i]!));
}

/** Returns whether a word is an attribute before a noun: "praised" in "a praised writer". */
export function isAttributive({ heads, relations }: Tree, word: number): boolean {
  return heads[word]! > word && ["amod", "compound"].includes(generalRelation(relations[word]!));
}

/** The margin from which a word's head is reliable: 91 % of such heads are right, and 68 % of the others. */
const sureMargin = 340;

/** Returns whether the parser chose a word's head by a reliable margin. */
export function isSure({ margins }: Tree, word: number): boolean {
  return margins[word]! >= sureMargin;
}
