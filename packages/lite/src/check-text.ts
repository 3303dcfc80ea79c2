import { countWords } from "@rewright/contract/count-words";
import { bytesPerWord } from "@rewright/contract/limits";

/** Matches a character that a reader can see: no white space, control character or invisible format character. */
const visible = /[^\s\p{Cc}\p{Cf}]/u;

/**
 * Texts to measure may be this many times longer than texts to rewrite, because rewriting and manual editing lengthen a
 * text.
 */
export const timesTheLimitToMeasure = 2;

/** Says why a text is not accepted. Without a message, the default message of the code applies. */
interface TextProblem {
  readonly code: "empty_text" | "too_many_words" | "too_large";
  readonly message?: string;
}

/** Returns why a text is not accepted: it is empty, or it exceeds the plan's limit of words or bytes. */
export function problemOfText(
  { name, wordsPerRequest }: { readonly name: string; readonly wordsPerRequest: number },
  text: string,
): TextProblem | undefined {
  if (!visible.test(text)) return { code: "empty_text" };
  const words = countWords(text);
  const sentence = (limit: string, length: string) =>
    `${name} plan supports up to ${limit} per request. This text has ${length}.`;
  const most = `${grouped(wordsPerRequest)} words`;
  if (words > wordsPerRequest) return { code: "too_many_words", message: sentence(most, grouped(words)) };
  const maxBytes = wordsPerRequest * bytesPerWord;
  const bytes = new TextEncoder().encode(text).length;
  if (bytes <= maxBytes) return undefined;
  return { code: "too_large", message: sentence(`${most} or ${grouped(maxBytes)} bytes`, `${grouped(bytes)} bytes`) };
}

/** Formats a number with separators: 12345 → "12,345". */
function grouped(number: number): string {
  return number.toLocaleString("en-US");
}
