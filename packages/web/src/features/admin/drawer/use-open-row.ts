import { useEffect, useState } from "react";
import type { AdminList } from "../lists/use-admin-list.ts";

interface OpenRow<Row> {
  readonly row: Row | undefined;
  /** True if the list is loaded and does not contain the row. */
  readonly isMissing: boolean;
  /** Replaces the row after it was changed. */
  readonly setRow: (row: Row) => void;
}

/**
 * Returns the row whose details are open, from a list that contains all of its fields. If an action removes the row
 * from the list, it stays open.
 *
 * @param id The row's id in the URL
 */
export function useOpenRow<Row>(
  { page }: AdminList<Row>,
  id: string | undefined,
  keyOf: (row: Row) => string,
): OpenRow<Row> {
  const listed = page?.data.find((row) => keyOf(row) === id);
  const [newest, setNewest] = useState<Row>();
  useEffect(() => {
    if (listed) setNewest(listed);
  }, [listed]);
  const row = newest !== undefined && keyOf(newest) === id ? newest : listed;
  return { row, isMissing: id !== undefined && page !== undefined && row === undefined, setRow: setNewest };
}
