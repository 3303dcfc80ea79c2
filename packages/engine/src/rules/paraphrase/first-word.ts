import type { Word } from "../../document/document.ts";

/** Words that begin a sentence and are never names. */
const plain = new Set(["DET", "PRON", "ADP", "SCONJ", "CCONJ", "ADV", "AUX", "PART"]);
/** Endings of common nouns, whatever the tagger makes of their capital. */
const common = /(?:[^s]s|tion|ity|ing|ness|ment|ance|ence|ism|ship|hood|ware|age|ers|ure|ery)$/;

/**
 * The sentence's first word as it is written inside one; undefined where it cannot be told whether it is a name. Names
 * keep their capital.
 */
export function insideSentence(words: readonly Word[], at = 0): string | undefined {
  const word = words[at]!;
  const small = word.text[0]!.toLowerCase() + word.text.slice(1);
  if (/^(?:I|I['’].*)$/.test(word.text) || /^\p{Lu}[\p{Lu}\d]/u.test(word.text)) return word.text;
  if (plain.has(word.pos)) return small;
  if (!/^\p{Lu}/u.test(word.text)) return word.text;
  if (word.pos === "PROPN") return common.test(word.lower) && !isName(words[at + 1]) ? undefined : word.text;
  return isName(words[at + 1]) ? undefined : small;
}

function isName(word: Word | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(word.text);
}
