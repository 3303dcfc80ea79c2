import { passages } from "@rewright/sandbox/passages";
import { paragraphs } from "../../paragraphs.ts";

/** Returns a text of 50 to 60 words that no other number has, so that none is a repetition of another. */
export function uniqueText(number: number): string {
  return `${paragraphs[number % paragraphs.length]} This is the note with the number ${number}.`;
}

/** Returns a text of about 150 words that no other number has. */
export function uniqueLongText(number: number): string {
  const others = [1, 2].map((after) => paragraphs[(number + after) % paragraphs.length]);
  return [uniqueText(number), ...others].join("\n\n");
}

/** Returns a text that the simulated language model rewrites well, and that no other number has. */
export function uniquePassage(number: number): string {
  return `${passages[number % passages.length]?.stiff}\n\nThis is the note with the number ${number}.`;
}
