import type { Word } from "../document/document.ts";
import type { Context } from "../rules/rule.ts";
import type { Tree } from "../syntax/tree.ts";
import type { Match } from "./pattern.ts";

/** The input of a guard: the sentence's words, the word range that would be replaced, and the context. */
export interface Site {
  readonly words: readonly Word[];
  readonly from: number;
  readonly to: number;
  /** Where each token of the pattern matched. */
  readonly slots: Match["slots"];
  readonly context: Context;
}

/** Something that may be true of a site: a reason to run an entry, or not to. */
export type Guard = (site: Site) => boolean;

/** Returns the tree of the sentence. */
export function treeOf({ context }: Site): Tree {
  return context.sentence.tree;
}

/** Returns the place of the first word of a match that depends on a word outside it. */
export function rootOf(site: Site): number {
  const { heads } = treeOf(site);
  for (let i = site.from; i < site.to; i++) if (heads[i]! < site.from || heads[i]! >= site.to) return i;
  return site.from;
}

/** Returns the place of the verb of a match: its first word that is one, or its root. */
export function verbOf(site: Site): number {
  for (let i = site.from; i < site.to; i++) if (isVerb(site.words[i])) return i;
  return rootOf(site);
}

/** True for a verb or an auxiliary. */
export function isVerb(word: Word | undefined): boolean {
  return word?.pos === "VERB" || word?.pos === "AUX";
}

/** A guard that has a name in the lexicon. */
interface NamedGuard {
  /** One sentence: what holds at the match. */
  readonly holds: string;
  /** `pattern: sentence`: at the first match of the pattern in this sentence it holds. */
  readonly yes: string;
  /** The same for a sentence where it does not hold. */
  readonly no: string;
  readonly test: Guard;
}

export type NamedGuards = Readonly<Record<string, NamedGuard>>;
