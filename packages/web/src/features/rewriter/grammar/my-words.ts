import { keepLimits } from "@rewright/contract/plans";
import type { Settings } from "../settings/settings.ts";
import { keptWords } from "../text/kept-words.ts";

type Keeper = (word: string) => void;

let keeper: Keeper | undefined;

/**
 * Adds a word to the user's own words: today the words to keep in the tool's settings. It is not marked again, and
 * rewrites leave it unchanged.
 */
export function addToMyWords(word: string): void {
  keeper?.(word);
}

/** Sets the function that stores a word. @returns a function that removes it */
export function onMyWord(listener: Keeper): () => void {
  keeper = listener;
  return () => {
    if (keeper === listener) keeper = undefined;
  };
}

/** Returns the setting of the words to keep with one more word, or the same setting if there are too many. */
export function withWord(keep: Settings["keep"], word: string): Settings["keep"] {
  const words = keptWords(keep);
  const added = keptWords(word).filter((each) => !words.includes(each) && each.length <= keepLimits.characters);
  if (added.length === 0 || words.length + added.length > keepLimits.items) return keep;
  return [...words, ...added].join(", ");
}
