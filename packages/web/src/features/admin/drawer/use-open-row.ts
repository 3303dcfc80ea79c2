import { useEffect, useState } from "react";
import type { AdminList } from "../lists/use-admin-list.ts";

interface OpenRow<Row> {
  readonly row: Row | undefined;
  /** The list is there, and has no such row. */
  readonly isMissing: boolean;
  /** Takes over how the row stands after something was done to it. */
  readonly setRow: (row: Row) => void;
}

/**
 * The row of a list whose details are open, where the list has all there is to know. It stays open when what was done
 * to it takes it out of the list.
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
