/** Returns the source of a regular expression that matches exactly the given text. */
export function literal(text: string): string {
  return text.replace(/[$()*+./?[\\\]^{|}]/g, "\\$&");
}

/**
 * Returns whether a text contains the words in a row, each as a whole word. Case and punctuation must be the same,
 * because a sentence that begins or ends in the wrong place counts as an error.
 */
export function hasWords(text: string, words: string): boolean {
  const part = literal(comparable(words));
  return new RegExp(`(?<![\\p{L}\\p{N}])${part}(?![\\p{L}\\p{N}])`, "v").test(comparable(text));
}

/** Returns a text without line breaks and emphasis, and with plain quotation marks, for comparison. */
function comparable(text: string): string {
  return text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replaceAll("*", "").replace(/\s+/g, " ").trim();
}
