import type { TitledTest } from "./find-tests.ts";
import { type Cells, mapRows } from "./read-requirements.ts";

/** Returns a part of the specification with the tests of each requirement in its last column. */
export function writeTests(page: string, tests: readonly TitledTest[]): string {
  return mapRows(page, ([id, what]): Cells => [id, what, cellOf(tests.filter(({ ids }) => ids.includes(id)))]);
}

/** Returns the files in backquotes, each with the titles of its tests. */
function cellOf(tests: readonly TitledTest[]): string {
  return [...Map.groupBy(tests, ({ file }) => file)]
    .map(([file, found]) => `\`${file}\` ${found.map(({ title }) => `"${title}"`).join(", ")}`)
    .join("; ")
    .replaceAll("|", "\\|");
}
