import { paragraphs } from "./paragraphs.ts";

/**
 * Returns a text of this many words or a few more. The text is always the same, and no two adjacent paragraphs are
 * equal.
 */
export function textOf(words: number): string {
  const parts: string[] = [];
  for (let count = 0, i = 0; count < words; i++) {
    // Steps of 3 and 7 through ten paragraphs visit them all, in an order that changes from round to round.
    const paragraph = paragraphs[(i * 3 + Math.floor(i / paragraphs.length) * 7) % paragraphs.length]!;
    parts.push(paragraph);
    count += paragraph.split(/\s+/).length;
  }
  return parts.join("\n\n");
}
