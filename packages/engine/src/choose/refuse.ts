import type { Part } from "../document/draft.ts";
import type { LanguageModel } from "../model/language-model.ts";
import type { Span } from "../span.ts";
import { readTokensIn, type Stretch, stretchWith } from "./reading.ts";

/**
 * The increases of surprise and clash, in tenths of a bit, at which a replacement is refused; `together` is surprise
 * plus twice the clash. All three must be reached.
 */
const least = { surprise: 50, clash: 10, together: 95 };

/** Returns whether a replacement reads clearly worse; always false for a change with several parts. */
export function readsWorse(model: LanguageModel, text: string, sentence: Span, parts: readonly Part[]): boolean {
  const change = compare(model, text, sentence, parts);
  if (!change) return false;
  const { surprise, clash } = change;
  return surprise >= least.surprise && clash >= least.clash && surprise + 2 * clash >= least.together;
}

/**
 * Returns, in tenths of a bit, how much worse a replacement fits its context, whether or not its words are rarer; 0 for
 * several replacements.
 */
export function misfit(model: LanguageModel, text: string, sentence: Span, parts: readonly Part[]): number {
  const change = compare(model, text, sentence, parts);
  return change ? Math.max(change.surprise - change.rarity, change.clash) : 0;
}

/** Returns how a single replacement changes the language model's scores for the text around it. */
function compare(model: LanguageModel, text: string, sentence: Span, parts: readonly Part[]) {
  const [part, ...others] = parts;
  if (!part || others.length > 0) return undefined;
  const before = stretchWith(model, text, sentence, part, []);
  const after = stretchWith(model, text, sentence, part, parts);
  const { from, same } = difference(before, after);
  // The change affects how the model expects the words behind it, as far back as the model looks.
  const readUpTo = (ids: Stretch) =>
    readTokensIn(model, ids, from, Math.min(ids.length, ids.length - same + model.order - 1));
  const was = readUpTo(before);
  const is = readUpTo(after);
  return { surprise: is.surprise - was.surprise, rarity: is.rarity - was.rarity, clash: is.clash - was.clash };
}

/** Returns the number of equal tokens at the start of two sequences (`from`) and at their end (`same`). */
function difference(a: Stretch, b: Stretch): { from: number; same: number } {
  const shorter = Math.min(a.length, b.length);
  let from = 0;
  while (from < shorter && a[from] === b[from]) from++;
  let same = 0;
  while (same < shorter - from && a[a.length - 1 - same] === b[b.length - 1 - same]) same++;
  return { from, same };
}
