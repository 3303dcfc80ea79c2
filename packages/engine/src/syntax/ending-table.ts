/** By class and outcome, word endings separated by spaces; "" matches any word, and "^" marks a whole word. */
export type EndingTables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** By word ending, its outcome, such as a change to the lemma. */
export type Outcomes = ReadonlyMap<string, string>;

/** Returns, by class, a map from word endings to outcomes. */
export function readTables(tables: EndingTables): ReadonlyMap<string, Outcomes> {
  return new Map(Object.entries(tables).map(([name, table]) => [name, readTable(table)]));
}

function readTable(table: Readonly<Record<string, string>>): Outcomes {
  const pairs = Object.entries(table).flatMap(([outcome, endings]) =>
    endings.split(" ").map((ending): [string, string] => [ending, outcome]),
  );
  return new Map(pairs);
}

const longest = 7;

/** Returns the endings of a word in the form of a table: the whole word, then from the longest to the empty ending. */
export function endingsOf(word: string): string[] {
  const first = Math.max(0, word.length - longest);
  return [`^${word}`, ...Array.from({ length: word.length - first + 1 }, (_, i) => word.slice(first + i))];
}

/** Returns the table's outcomes for the endings of a word, from the longest ending to the shortest. */
export function outcomesOf(table: Outcomes | undefined, word: string): string[] {
  if (!table) return [];
  return endingsOf(word)
    .map((ending) => table.get(ending))
    .filter((outcome) => outcome !== undefined);
}
