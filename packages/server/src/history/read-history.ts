import type { HistoryItem, listHistory } from "@rewright/contract/history";
import { historyLimits } from "@rewright/contract/limits";
import type { z } from "zod";
import type { Account } from "../accounts/account.ts";
import type { Db } from "../db/database.ts";
import { findDeleted, findItems } from "./store.ts";

/**
 * The maximum number of deletions in a response. It is higher than the number that a browser can have missed while it
 * still stores the deleted items.
 */
const maxDeletions = 4 * historyLimits.items;

/**
 * Returns one page of the account's history of rewrites, and the ids of deleted items that browsers must remove from
 * their copies.
 */
export async function readHistory(
  { db }: { readonly db: Db },
  account: Account,
  { page, limit }: z.output<typeof listHistory.input>,
): Promise<z.input<typeof listHistory.output>> {
  const { rows, total } = await findItems(db, account.id, { limit, offset: (page - 1) * limit });
  return {
    data: rows.map(toItem),
    pagination: { total, page, limit },
    deleted: await findDeleted(db, account.id, maxDeletions),
    clearedAt: account.historyClearedAt?.toISOString() ?? null,
  };
}

/** Returns the account's whole history of rewrites, newest first. */
export async function allHistory({ db }: { readonly db: Db }, accountId: string): Promise<HistoryItem[]> {
  const { rows } = await findItems(db, accountId, { limit: historyLimits.items, offset: 0 });
  return rows.map(toItem);
}

function toItem(row: Awaited<ReturnType<typeof findItems>>["rows"][number]): HistoryItem {
  const { id, originalText, humanizedText, mode, preview, createdAt } = row;
  return {
    id,
    originalText,
    humanizedText,
    mode: mode as HistoryItem["mode"],
    timestamp: createdAt.toISOString(),
    preview,
  };
}
