import { bytesPerWord, countWords } from "@rewright/contract/plans";
import { AppError } from "../app-error.ts";
import type { Plan } from "../usage/caller.ts";

/** Anything that a reader would see: not white space, a control character or an invisible format character. */
const visible = /[^\s\p{Cc}\p{Cf}]/u;

/** Refuses a text that is empty, or longer in words or in bytes than the plan takes. */
export function checkText({ name, wordsPerRequest }: Plan, text: string): void {
  const words = countWords(text);
  if (!visible.test(text)) throw new AppError("empty_text");
  const supports = `${name} plan supports up to ${grouped(wordsPerRequest)} words`;
  if (words > wordsPerRequest) {
    throw new AppError("too_many_words", `${supports} per request. This text has ${grouped(words)}.`);
  }
  const maxBytes = wordsPerRequest * bytesPerWord;
  const bytes = Buffer.byteLength(text);
  if (bytes > maxBytes) {
    throw new AppError(
      "too_large",
      `${supports} or ${grouped(maxBytes)} bytes per request. This text has ${grouped(bytes)} bytes.`,
    );
  }
}

/** "12345" as "12,345". */
function grouped(number: number): string {
  return number.toLocaleString("en-US");
}
