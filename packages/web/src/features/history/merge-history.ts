import type { listHistory } from "@rewright/contract/history";
import { historyLimits } from "@rewright/contract/limits";
import type { z } from "zod";
import type { LocalItem } from "./local-history.ts";

type ServerHistory = Pick<z.output<typeof listHistory.output>, "data" | "deleted" | "clearedAt">;

/**
 * Merges the entries in this browser with the server's. Entries that were deleted elsewhere are removed, and the newest
 * are kept. `missing` lists the entries to send, oldest first: those that the server does not have, or not with the
 * latest edit.
 */
export function mergeHistory(
  userId: string,
  local: readonly LocalItem[],
  { data, deleted, clearedAt }: ServerHistory,
): { readonly items: readonly LocalItem[]; readonly missing: readonly LocalItem[] } {
  const settled = new Set([...data.map(({ id }) => id), ...deleted]);
  const cleared = clearedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(clearedAt);
  const own = local.filter(({ id, timestamp }) => !settled.has(id) && Date.parse(timestamp) > cleared);
  const edited = new Map(local.filter((item) => item.edited).map((item) => [item.id, item]));
  const items = [...data.map((item) => edited.get(item.id) ?? { ...item, userId }), ...own]
    .toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))
    .slice(0, historyLimits.items);
  const news = new Set<LocalItem>([...own, ...edited.values()]);
  return { items, missing: items.filter((item) => news.has(item) && !item.refused).toReversed() };
}
