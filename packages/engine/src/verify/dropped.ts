import type { Edit } from "../edit.ts";
import type { Span } from "../span.ts";

/** The least number of words of a stretch that counts as a clause or sentence of its own. */
const fewest = 4;
/** What binds the rest of a sentence; it cannot go with a clause unseen. */
const binding = /\b(?:not|no|never|none|nobody|nothing|neither|nor|unless|except|must|shall)\b|n['’]t\b/i;
const harmless = /\bno matter\b|\bno \p{L}+ (?:is|are|gets|get) left behind\b|\bnot (?:only|just|merely|simply)\b/giu;

/**
 * The region's text without the whole clauses and sentences that its edits leave out: what they said of polarity,
 * modality and quantity goes with them and is not lost by the rest. Looks only at the text and the edits.
 */
export function withoutDropped(text: string, region: Span, edits: readonly Edit[]): string {
  let result = "";
  let position = region.start;
  for (const edit of edits) {
    const stretch = droppedBy(text, region, edit);
    if (!stretch) continue;
    result += text.slice(position, stretch.start);
    position = stretch.end;
  }
  return result + text.slice(position, region.end);
}

/** The whole clause or sentence that the edit leaves out with nothing but a mark or "and" in its place. */
function droppedBy(text: string, region: Span, { start, end, before, after }: Edit): Span | undefined {
  // Where the next word got its capital, it was retyped: it is no part of what was left out.
  const retyped = before.toLowerCase().endsWith(after.toLowerCase()) ? after.length : 0;
  if (retyped === 0 && !/^\s*(?:[,;.!]?|(?:, )?and)\s*$/.test(after)) return undefined;
  const stretch = before.slice(0, before.length - retyped);
  if ((stretch.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0) < fewest) return undefined;
  const left = text.slice(region.start, start).trimEnd();
  const right = text.slice(end - retyped, region.end).trimStart();
  const opens = left === "" || /[.!?…]["”’)]*$/.test(left);
  if (!opens && !/[,;:(—–]$/.test(left) && !/^\s*[,;(—–]/.test(stretch)) return undefined;
  const ends = right === "" || /[.!?…]["”’)]*\s*$/.test(stretch);
  if (!ends && !/^[,;.!?)—–]/.test(right) && !/[,;)—–]\s*$/.test(stretch)) return undefined;
  const isSentence = opens && (right === "" || /[.!?…]["”’)]*\s*$/.test(stretch));
  if (!isSentence && binding.test(stretch.replace(harmless, " "))) return undefined;
  return { start, end: end - retyped };
}
