import { nounForms, verbForms } from "../grammar/inflect.ts";

/** Finds words and phrases that the user never wants to be suggested. */
export interface Barred {
  /**
   * Returns the first unwanted word or phrase that `after` has more often than `before`; undefined if there is none.
   */
  addedBy(before: string, after: string): string | undefined;
}

/**
 * Opens a list of words and phrases that no change may add, in upper or lower case. A single word in its base form
 * includes its inflected forms: "leverage" also bars "leveraged". Phrases count as they are written.
 */
export function createBarred(never: readonly string[]): Barred {
  const words = new Map<string, string>();
  const phrases: { readonly entry: string; readonly said: string }[] = [];
  for (const entry of never) {
    const tokens = tokensOf(entry);
    if (tokens.length === 1) for (const form of formsOf(tokens[0]!)) words.set(form, entry);
    else if (tokens.length > 1) phrases.push({ entry, said: ` ${tokens.join(" ")} ` });
  }
  if (words.size === 0 && phrases.length === 0) return { addedBy: () => undefined };
  return {
    addedBy(before, after) {
      const [old, now] = [tokensOf(before), tokensOf(after)];
      const left = new Map<string, number>();
      for (const token of old) if (words.has(token)) left.set(token, (left.get(token) ?? 0) + 1);
      for (const token of now) {
        if (!words.has(token)) continue;
        const count = left.get(token) ?? 0;
        if (count === 0) return words.get(token);
        left.set(token, count - 1);
      }
      if (phrases.length === 0) return undefined;
      const [saidBefore, said] = [` ${old.join(" ")} `, ` ${now.join(" ")} `];
      return phrases.find((phrase) => said.includes(phrase.said) && !saidBefore.includes(phrase.said))?.entry;
    },
  };
}

/** Returns the words of a text in lower case; the parts of a compound with hyphens are words too. */
function tokensOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu) ?? []).map((word) =>
    word.replaceAll("’", "'"),
  );
}

/** Returns a word with its inflected forms as a verb and as a noun, including forms that are not in use. */
function formsOf(word: string): readonly string[] {
  return /^\p{L}+$/u.test(word) ? [word, ...verbForms(word), ...nounForms(word)] : [word];
}
