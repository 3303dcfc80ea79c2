import type { HistoryItem } from "@rewright/contract/history";
import { historyLimits } from "@rewright/contract/limits";
import { attempt } from "#src/api/attempt.ts";

/** A rewrite as it is stored in this browser. */
export interface LocalItem extends HistoryItem {
  readonly userId: string;
  /** True while the server does not have the edited text. */
  readonly edited?: boolean;
  /** True if the server will never accept the entry. */
  readonly refused?: boolean;
}

const storageKey = "text_humanizer_history";

/**
 * Caches the entries for the stored JSON text in `stored`. If the storage is too small for all entries, the cache has
 * more of them.
 */
let cache:
  | { readonly stored: string | null; readonly userId: string; readonly items: readonly LocalItem[] }
  | undefined;
const listeners = new Set<() => void>();

/** Returns the account's stored entries, newest first. The same array is returned until something changes. */
export function localItems(userId: string): readonly LocalItem[] {
  const stored = readStored();
  if (cache?.userId !== userId || cache.stored !== stored) cache = { stored, userId, items: parse(stored, userId) };
  return cache.items;
}

/** Replaces all stored entries by those of the account. Entries of other accounts are deleted. */
export function saveLocalItems(userId: string, items: readonly LocalItem[]): void {
  const newest = items
    .toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))
    .slice(0, historyLimits.items);
  writeStored(newest);
  cache = { stored: readStored(), userId, items: newest };
  for (const listener of listeners) listener();
}

/** Calls `listener` when the entries change, even by another tab. Returns a function that stops it. */
export function onLocalItems(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === storageKey || key === null) && listener();
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

function readStored(): string | null {
  return attempt(() => localStorage.getItem(storageKey)) ?? null;
}

/** Stores as many of the newest entries as fit. The server has the others. */
function writeStored(items: readonly LocalItem[]): void {
  for (let kept = items.length; kept > 0; kept = Math.floor(kept / 2)) {
    const written = attempt(() => {
      localStorage.setItem(storageKey, JSON.stringify(items.slice(0, kept)));
      return true;
    });
    if (written) return;
  }
  attempt(() => localStorage.removeItem(storageKey));
}

function parse(stored: string | null, userId: string): readonly LocalItem[] {
  const items: unknown = attempt(() => JSON.parse(stored ?? "[]"));
  return Array.isArray(items) ? items.filter((item): item is LocalItem => isItem(item) && item.userId === userId) : [];
}

function isItem(item: Partial<Record<keyof LocalItem, unknown>> | null): item is LocalItem {
  const texts = [item?.id, item?.originalText, item?.humanizedText, item?.mode, item?.timestamp, item?.preview];
  return texts.every((text) => typeof text === "string") && !Number.isNaN(Date.parse(String(item?.timestamp)));
}
