import type { Word } from "../document/document.ts";
import { personPronouns } from "./closed-classes.ts";
import { isPersonNoun } from "./person-nouns.ts";

/** True for a subject that may act on purpose: a person, a name, "they", "who". */
export function isPerson(word: Word): boolean {
  return word.pos === "PROPN" || word.lower === "who" || personPronouns.has(word.lower) || isPersonNoun(word);
}
