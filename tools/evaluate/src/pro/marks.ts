import { literal } from "./words-in.ts";

const mark = /⟦(\d+):([^⟦⟧]*)⟧/g;

/** The original text that each mark in a passage represents, by the number of the mark. */
export type Contents = ReadonlyMap<string, string>;

/**
 * Returns the original text of each mark in a passage, such as ⟦1:Ada⟧. Some marks show only the kind of text, such as
 * "link".
 *
 * @throws Error if `marked` and `source` are different passages
 */
export function contentsOf(marked: string, source: string): Contents {
  const marks = [...marked.matchAll(mark)];
  // What the mark shows is tried first: without it two marks side by side could be divided in several ways.
  const between = marked.split(/⟦\d+:[^⟦⟧]*⟧/).map(pattern);
  const whole = between.map((prose, i) => (i === 0 ? prose : `(${pattern(marks[i - 1]![2]!)}|[^]+?)${prose}`)).join("");
  const found = new RegExp(`^${whole}$`).exec(source);
  if (!found) throw new Error(`The source has no passage “${marked.slice(0, 60)}”.`);
  return new Map(marks.map(([, number], i) => [number!, found[i + 1]!]));
}

/** Replaces each mark by the text that it represents. */
export function withContents(text: string, contents: Contents): string {
  return text.replace(mark, (all, number: string) => contents.get(number) ?? all);
}

/** Returns a pattern that matches the text even if its lines are wrapped elsewhere. */
function pattern(prose: string): string {
  return prose.split(/\s+/).map(literal).join("\\s+");
}
