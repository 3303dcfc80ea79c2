import { commonEnds } from "./common-ends.ts";

/** Returns the text with "\n" for all line breaks, as in a text field. */
export function asTyped(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** Returns the typed text with the kind of line breaks that the text had before, except where the user typed. */
export function withLineEnds(before: string, typed: string): string {
  if (!before.includes("\r")) return typed;
  const old = asTyped(before);
  const { start: same, end: sameEnd } = commonEnds(old, typed);
  const ends = [...before.matchAll(/\r\n|./gs)].map(([end]) => end);
  const tail = ends.slice(ends.length - sameEnd);
  return ends.slice(0, same).join("") + typed.slice(same, typed.length - sameEnd) + tail.join("");
}
