import { previewOf } from "@rewright/contract/history-preview";
import { bytesPerWord, historyLimits } from "@rewright/contract/limits";
import { plans } from "@rewright/contract/plans";
import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import { insertItem } from "./store.ts";

interface Item {
  readonly id: string;
  readonly originalText: string;
  readonly humanizedText: string;
  readonly mode: string;
  readonly timestamp: string;
}

/**
 * The milliseconds by which a browser's clock may be ahead. Later times are reduced to this limit, so that no rewrite
 * stays the newest forever.
 */
const aheadMs = 60_000;

/** Removes NUL characters, which are invisible and which PostgreSQL cannot store. */
const withoutNul = (text: string) => text.replaceAll("\0", "");

/**
 * Stores one rewrite in the history of a Premium account, unless the account has switched its history off.
 * @returns true if the rewrite is stored; false if the history is off or the rewrite was deleted before
 */
export async function addToHistory(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  account: Account,
  { id, originalText, humanizedText, mode, timestamp }: Item,
): Promise<boolean> {
  const maxBytes = 2 * plans.premium.wordsPerRequest * bytesPerWord;
  if (Buffer.byteLength(originalText) > maxBytes || Buffer.byteLength(humanizedText) > maxBytes) {
    throw new AppError("too_large");
  }
  const at = now();
  const createdAt = new Date(Math.min(Date.parse(timestamp), at.getTime() + aheadMs));
  const isCleared = account.historyClearedAt !== null && createdAt <= account.historyClearedAt;
  if (!account.historyEnabled || isCleared) return false;
  const item = {
    userId: account.id,
    id,
    originalText: withoutNul(originalText),
    humanizedText: withoutNul(humanizedText),
    mode,
    preview: previewOf(withoutNul(originalText)),
    createdAt,
  };
  return insertItem(db, item, { cap: historyLimits.items, now: at });
}
