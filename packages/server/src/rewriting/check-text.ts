import { bytesPerWord, countWords } from "@rewright/contract/plans";
import { AppError } from "../app-error.ts";
import type { Plan } from "../usage/caller.ts";

/** Matches a character that a reader sees: not white space, a control character or an invisible format character. */
const visible = /[^\s\p{Cc}\p{Cf}]/u;

/** Refuses a text that is empty, or that exceeds the plan's limit of words or bytes. */
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

/** Formats 12345 as "12,345". */
function grouped(number: number): string {
  return number.toLocaleString("en-US");
}
