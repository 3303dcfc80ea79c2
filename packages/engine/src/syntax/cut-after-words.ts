import { sentenceEnds } from "./sentence-ends.ts";
import { tokenize } from "./tokenize.ts";

/** Matches the end of a paragraph: before a blank line, a heading, a list item, a quotation or a table. */
const paragraphEnd = /\n(?=[^\S\n]*(?:\n|#{1,6}\s|[-*+>|]|\d+[.)]\s))/g;

/** Returns where to cut a text after at most `most` words: behind a sentence or paragraph, else behind a word. */
export function cutAfterWords(text: string, most: number): number {
  const words = [...text.matchAll(/\S+/g)];
  const last = words[most - 1];
  if (words.length <= most || !last) return text.length;
  const limit = last.index + last[0].length;
  const borders = Array.from(text.matchAll(paragraphEnd), ({ index }) => index);
  const start = borders.findLast((border) => border <= limit) ?? 0;
  const end = borders.find((border) => border > limit) ?? text.length;
  const inside = lastSentenceEnd(text.slice(start, end), limit - start);
  if (inside !== undefined) return start + inside;
  return text.slice(0, start).trim() === "" ? limit : start;
}

/** Returns where the last sentence of a paragraph that ends at or before `limit` ends. */
function lastSentenceEnd(paragraph: string, limit: number): number | undefined {
  const tokens = tokenize(paragraph);
  const ends = sentenceEnds(tokens).map((after) => tokens[after - 1]!.end);
  return ends.findLast((end) => end <= limit);
}
