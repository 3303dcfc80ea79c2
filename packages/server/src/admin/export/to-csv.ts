import { stringify } from "csv-stringify/sync";

/** By this sign, spreadsheets know the letters for UTF-8. */
const byteOrderMark = "\uFEFF";

/** Rows as CSV with a line of names first. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
export async function* toCsv(
  columns: readonly string[],
  batches: AsyncIterable<readonly Readonly<Record<string, unknown>>[]>,
): AsyncGenerator<string> {
  const options = {
    columns: [...columns],
    escape_formulas: true,
    record_delimiter: "windows",
    cast: { boolean: (value: boolean) => String(value) },
  } as const;
  yield byteOrderMark + stringify([], { ...options, header: true });
  for await (const rows of batches) {
    if (rows.length > 0) yield stringify([...rows], options);
  }
}
