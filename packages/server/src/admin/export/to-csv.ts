import { stringify } from "csv-stringify/sync";

/** The byte order mark at the start of the file. It makes spreadsheets read the file as UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * Yields rows as CSV with a header line. A cell that a spreadsheet would read as a formula gets an apostrophe in front.
 */
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
