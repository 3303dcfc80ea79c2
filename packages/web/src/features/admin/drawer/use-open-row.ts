import { useEffect, useState } from "react";
import type { AdminList } from "../lists/use-admin-list.ts";

interface OpenRow<Row> {
  readonly row: Row | undefined;
  /** Is true when the list is loaded and does not contain the row. */
  readonly isMissing: boolean;
  /** Replaces the row after an action changed it. */
  readonly setRow: (row: Row) => void;
}

/**
 * Returns the row whose details are open, for a list that contains all of a row's fields. The row stays open when an
 * action removes it from the list.
 *
 * @param id from the page's address
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
