import { passages } from "@rewright/sandbox/passages";
import { paragraphs } from "../../paragraphs.ts";

/** Returns a text of 50 to 60 words. Each number gives a different text, so that none counts as a repeated request. */
export function uniqueText(number: number): string {
  return `${paragraphs[number % paragraphs.length]} This is the note with the number ${number}.`;
}

/** Returns a text of about 150 words, which is different for each number. */
export function uniqueLongText(number: number): string {
  const others = [1, 2].map((after) => paragraphs[(number + after) % paragraphs.length]);
  return [uniqueText(number), ...others].join("\n\n");
}

/** Returns a text, different for each number, for which the simulated language model gives a good rewrite. */
export function uniquePassage(number: number): string {
  return `${passages[number % passages.length]?.stiff}\n\nThis is the note with the number ${number}.`;
}
