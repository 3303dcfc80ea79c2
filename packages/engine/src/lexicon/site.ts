import type { Word } from "../document/document.ts";
import type { Context } from "../rules/rule.ts";
import type { Tree } from "../syntax/tree.ts";
import type { Match } from "./pattern.ts";

/** The input of a guard: the sentence's words, the range of words to be replaced, and the context. */
export interface Site {
  readonly words: readonly Word[];
  readonly from: number;
  readonly to: number;
  /** The words that each token of the pattern matched. */
  readonly slots: Match["slots"];
  readonly context: Context;
}

/** A condition for running an entry of the lexicon at a match, or for not running it. */
export type Guard = (site: Site) => boolean;

/** Returns the parse tree of the sentence. */
export function treeOf({ context }: Site): Tree {
  return context.sentence.tree;
}

/** Returns the index of the first word of a match whose head is outside the match. */
export function rootOf(site: Site): number {
  const { heads } = treeOf(site);
  for (let i = site.from; i < site.to; i++) if (heads[i]! < site.from || heads[i]! >= site.to) return i;
  return site.from;
}

/** Returns the index of a match's verb: its first word that is a verb, or else its root. */
export function verbOf(site: Site): number {
  for (let i = site.from; i < site.to; i++) if (isVerb(site.words[i])) return i;
  return rootOf(site);
}

/** Returns whether a word is a verb or an auxiliary. */
export function isVerb(word: Word | undefined): boolean {
  return word?.pos === "VERB" || word?.pos === "AUX";
}

/** A guard that the lexicon calls by name. */
interface NamedGuard {
  /** One sentence of documentation: what is true at the match if the guard holds. */
  readonly holds: string;
  /** An example, `pattern: sentence`, in which the guard holds at the pattern's first match. */
  readonly yes: string;
  /** An example, `pattern: sentence`, in which the guard does not hold at the pattern's first match. */
  readonly no: string;
  readonly test: Guard;
}

export type NamedGuards = Readonly<Record<string, NamedGuard>>;
