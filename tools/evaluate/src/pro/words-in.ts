/** Returns the source of a pattern that matches the text and nothing else. */
export function literal(text: string): string {
  return text.replace(/[$()*+./?[\\\]^{|}]/g, "\\$&");
}

/**
 * Returns whether the words occur in the text one after another, each as a whole. Case and punctuation count: that a
 * sentence begins or ends where it did not can be all that is wrong with it.
 */
export function hasWords(text: string, words: string): boolean {
  const part = literal(comparable(words));
  return new RegExp(`(?<![\\p{L}\\p{N}])${part}(?![\\p{L}\\p{N}])`, "v").test(comparable(text));
}

/** A text without regard to wrapping, emphasis and the form of quotation marks. */
function comparable(text: string): string {
  return text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replaceAll("*", "").replace(/\s+/g, " ").trim();
}
