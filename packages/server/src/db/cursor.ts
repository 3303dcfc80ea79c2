import { AppError } from "../app-error.ts";

/** Types of the columns by which lists are sorted, under their PostgreSQL names. */
export type SortType = "timestamptz" | "text" | "bigint" | "uuid";

/** Checks whether a text is a valid value of each type. PostgreSQL would fail with any other text. */
const looks: Readonly<Record<SortType, (value: string) => boolean>> = {
  timestamptz: isMoment,
  text: (value) => !value.includes("\0"),
  bigint: (value) => /^-?\d{1,18}$/.test(value),
  uuid: (value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value),
};

/**
 * Returns an opaque cursor that marks the row after which a list continues.
 * @param position - the row's values as a JSON array of two texts
 */
export function toCursor(position: string): string {
  return Buffer.from(position).toString("base64url");
}

/**
 * Parses a cursor. Returns the values of the row after which a list continues.
 * @throws AppError `invalid_input` if the cursor belongs to another list
 */
export function readCursor(cursor: string, types: readonly [SortType, SortType]): readonly [string, string] {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(cursor, "base64url"));
    const [value, tied, ...more]: unknown[] = JSON.parse(text);
    const isPair = typeof value === "string" && typeof tied === "string" && more.length === 0;
    if (isPair && looks[types[0]](value) && looks[types[1]](tied)) return [value, tied];
  } catch {
    // A cursor that is not JSON is refused like any other invalid cursor.
  }
  throw new AppError("invalid_input", "The cursor isn't valid.");
}

/**
 * Returns whether the text is a time in PostgreSQL's notation, such as "2026-03-01 12:00:00.123456+00" or "infinity".
 */
function isMoment(value: string): boolean {
  if (/^-?infinity$/.test(value)) return true;
  const [, year, month, day] =
    /^(\d{4})-(\d\d)-(\d\d) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/.exec(value) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return Number(year) > 0 && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}
