import { literal } from "./words-in.ts";

const mark = /⟦(\d+):([^⟦⟧]*)⟧/g;

/** The originals of a passage's marks, by number. */
export type Contents = ReadonlyMap<string, string>;

/**
 * Returns the originals of a passage's marks. Most marks show them; others only say the kind, such as "link".
 * @throws where the passage is not that of the source
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

/** Puts the contents in the places of their marks. */
export function withContents(text: string, contents: Contents): string {
  return text.replace(mark, (all, number: string) => contents.get(number) ?? all);
}

/** Lines may be wrapped elsewhere. */
function pattern(prose: string): string {
  return prose.split(/\s+/).map(literal).join("\\s+");
}
