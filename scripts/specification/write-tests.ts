import type { TitledTest } from "./find-tests.ts";
import { type Cells, mapRows } from "./read-requirements.ts";

/** Returns a page of the specification in which the last column lists the tests of each requirement. */
export function writeTests(page: string, tests: readonly TitledTest[]): string {
  return mapRows(page, ([id, what]): Cells => [id, what, cellOf(tests.filter(({ ids }) => ids.includes(id)))]);
}

/** Returns the text of a table cell: each file in backquotes, followed by the titles of its tests. */
function cellOf(tests: readonly TitledTest[]): string {
  return [...Map.groupBy(tests, ({ file }) => file)]
    .map(([file, found]) => `\`${file}\` ${found.map(({ title }) => `"${title}"`).join(", ")}`)
    .join("; ")
    .replaceAll("|", "\\|");
}
