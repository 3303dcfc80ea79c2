import type { Entry, Restriction } from "../table.ts";

/** Entries written one to a line as "pattern > replacement"; all share the restriction and level, if any. */
export function lines(table: string, unless?: Restriction, level?: number): Entry[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [match = "", to = ""] = line.split(/ >(?: |$)/).map((side) => side.trim());
      return { match, to, ...(unless && { unless }), ...(level && { level }) };
    });
}
