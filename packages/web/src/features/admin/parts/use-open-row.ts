import { useEffect, useState } from "react";
import type { AdminList } from "./use-admin-list.ts";

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
): Row | undefined {
  const listed = page?.data.find((row) => keyOf(row) === id);
  const [seen, setSeen] = useState<Row>();
  useEffect(() => {
    if (listed) setSeen(listed);
  }, [listed]);
  if (id === undefined) return undefined;
  return listed ?? (seen !== undefined && keyOf(seen) === id ? seen : undefined);
}
