import type { Word } from "../document/document.ts";

const subjects = new Set(["i", "you", "he", "she", "it", "we", "they", "who", "which", "that", "this"]);
const nounSigns = new Set("a an the my your his her its our their every each no some any another 's".split(" "));
const openers = new Set(["to", "can", "could", "may", "might", "must", "shall", "should", "will", "would", "'ll"]);
const objectPos = new Set(["DET", "PRON", "NOUN", "PROPN", "ADJ", "NUM"]);

/**
 * True when the word, which has the shape of a verb form, is used as a verb. The tagger is believed except where the
 * words beside it say otherwise: "the highlights" is a noun, "she showcases the" and "to leverage" are verbs.
 */
export function isVerbHere(words: readonly Word[], index: number): boolean {
  const { pos, lower } = words[index]!;
  const left = words[index - 1];
  const right = words[index + 1];
  const inflected = lower.endsWith("ed") || lower.endsWith("ing");
  if (pos === "AUX") return true;
  if (pos === "VERB") return inflected || !left || !nounSigns.has(left.lower) || left.pos === "AUX";
  if (pos === "ADJ") return inflected;
  if (pos !== "NOUN" && pos !== "PROPN") return false;
  if (!left || !right || !objectPos.has(right.pos)) return false;
  if (lower.endsWith("ing")) return right.pos === "DET" || (right.pos === "PRON" && nounSigns.has(right.lower));
  return subjects.has(left.lower) || openers.has(left.lower);
}

/** True when an object or a clause begins right after the word. */
export function takesObject(words: readonly Word[], index: number): boolean {
  const right = words[index + 1];
  return right !== undefined && (objectPos.has(right.pos) || right.lower === "that" || right.lower === "how");
}
