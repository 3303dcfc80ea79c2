import { commonEnds } from "./common-ends.ts";

/** Returns the text with the line ends of a text field, which are all "\n". */
export function asTyped(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** Returns the typed text with the line ends that the text had before, wherever nothing was typed. */
export function withLineEnds(before: string, typed: string): string {
  if (!before.includes("\r")) return typed;
  const old = asTyped(before);
  const { start: same, end: sameEnd } = commonEnds(old, typed);
  const ends = [...before.matchAll(/\r\n|./gs)].map(([end]) => end);
  const tail = ends.slice(ends.length - sameEnd);
  return ends.slice(0, same).join("") + typed.slice(same, typed.length - sameEnd) + tail.join("");
}
