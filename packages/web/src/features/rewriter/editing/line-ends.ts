import { commonEnds } from "./common-ends.ts";

/** A text as a text field has it, whose lines all end alike. */
export function asTyped(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** What was typed in a field, with the line ends of the text that was in it before wherever nothing was typed. */
export function withLineEnds(before: string, typed: string): string {
  if (!before.includes("\r")) return typed;
  const old = asTyped(before);
  const { start: same, end: sameEnd } = commonEnds(old, typed);
  const ends = [...before.matchAll(/\r\n|./gs)].map(([end]) => end);
  const tail = ends.slice(ends.length - sameEnd);
  return ends.slice(0, same).join("") + typed.slice(same, typed.length - sameEnd) + tail.join("");
}
