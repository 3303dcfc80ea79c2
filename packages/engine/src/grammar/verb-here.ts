import type { Word } from "../document/document.ts";

const subjects = new Set(["i", "you", "he", "she", "it", "we", "they", "who", "which", "that", "this"]);
const nounSigns = new Set("a an the my your his her its our their every each no some any another 's".split(" "));
const openers = new Set(["to", "can", "could", "may", "might", "must", "shall", "should", "will", "would", "'ll"]);
const objectPos = new Set(["DET", "PRON", "NOUN", "PROPN", "ADJ", "NUM"]);

/** Returns whether a word is used as a verb, by its tag and neighbours: "she showcases the", not "the highlights". */
export function isVerbHere(words: readonly Word[], index: number): boolean {
  const { pos, lower } = words[index]!;
  const left = words[index - 1];
  const right = words[index + 1];
  const inflected = lower.endsWith("ed") || lower.endsWith("ing");
  if (pos === "AUX") return true;
  if (pos === "VERB") return inflected || !left || !(isNounSign(left) || isModifierOf(words, index));
  if (pos === "ADJ") return inflected;
  if (pos !== "NOUN" && pos !== "PROPN") return false;
  if (!left || !right || !objectPos.has(right.pos)) return false;
  if (lower.endsWith("ing")) return right.pos === "DET" || (right.pos === "PRON" && nounSigns.has(right.lower));
  if (subjects.has(left.lower) || openers.has(left.lower)) return true;
  // "the house features a pool": two nouns in a row, the second in -s, are not followed by an article or a number.
  const isNoun = (left.pos === "NOUN" || left.pos === "PROPN") && !left.lower.endsWith("s");
  return isNoun && lower.endsWith("s") && (right.pos === "DET" || right.pos === "NUM" || right.lower === "its");
}

function isNounSign(word: Word): boolean {
  return nounSigns.has(word.lower) && word.pos !== "AUX";
}

/** Returns whether the word before is probably a participle that modifies this one, as in "to improved leverages". */
function isModifierOf(words: readonly Word[], index: number): boolean {
  return words[index - 1]!.lower.endsWith("ed") && words[index - 2]?.pos === "ADP";
}
