/** By class and outcome, word endings separated by spaces; "" matches all words, and "^" begins a whole word. */
export type EndingTables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The outcome of each word ending. */
export type Outcomes = ReadonlyMap<string, string>;

/** Returns the outcomes of word endings, by class. */
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

/** Returns the endings of a word that a table may have: the whole word, then from the longest to the empty one. */
export function endingsOf(word: string): string[] {
  const first = Math.max(0, word.length - longest);
  return [`^${word}`, ...Array.from({ length: word.length - first + 1 }, (_, i) => word.slice(first + i))];
}

/** Returns the outcomes that the table has for the word's endings; that of the longest ending comes first. */
export function outcomesOf(table: Outcomes | undefined, word: string): string[] {
  if (!table) return [];
  return endingsOf(word)
    .map((ending) => table.get(ending))
    .filter((outcome) => outcome !== undefined);
}
