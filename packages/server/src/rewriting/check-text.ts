import { bytesPerWord, countWords } from "@rewright/contract/plans";
import { AppError } from "../app-error.ts";
import type { Plan } from "../usage/caller.ts";

/** Matches a character that a reader can see: no white space, control character or invisible format character. */
const visible = /[^\s\p{Cc}\p{Cf}]/u;

/** Throws if the text is empty or exceeds the plan's limit of words or bytes. */
export function checkText({ name, wordsPerRequest }: Plan, text: string): void {
  const words = countWords(text);
  if (!visible.test(text)) throw new AppError("empty_text");
  const sentence = (limit: string, length: string) =>
    `${name} plan supports up to ${limit} per request. This text has ${length}.`;
  const most = `${grouped(wordsPerRequest)} words`;
  if (words > wordsPerRequest) throw new AppError("too_many_words", sentence(most, grouped(words)));
  const maxBytes = wordsPerRequest * bytesPerWord;
  const bytes = Buffer.byteLength(text);
  if (bytes > maxBytes) {
    throw new AppError("too_large", sentence(`${most} or ${grouped(maxBytes)} bytes`, `${grouped(bytes)} bytes`));
  }
}

/** Formats a number with separators: 12345 → "12,345". */
function grouped(number: number): string {
  return number.toLocaleString("en-US");
}
