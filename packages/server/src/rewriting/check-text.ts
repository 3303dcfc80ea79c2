import { bytesPerWord, countWords } from "@rewright/contract/plans";
import { AppError } from "../app-error.ts";
import type { Plan } from "../usage/caller.ts";

/** Anything that a reader would see: not white space, a control character or an invisible format character. */
const visible = /[^\s\p{Cc}\p{Cf}]/u;

/** Refuses a text that is empty, or longer in words or in bytes than the plan takes. */
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

/** "12345" as "12,345". */
function grouped(number: number): string {
  return number.toLocaleString("en-US");
}
