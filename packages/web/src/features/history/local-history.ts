import type { HistoryItem } from "@rewright/contract/history";
import { historyLimits } from "@rewright/contract/plans";
import { attempt } from "#src/api/attempt.ts";

/** One rewriting as this browser keeps it. */
export interface LocalItem extends HistoryItem {
  readonly userId: string;
  /** The text was edited, and the server does not have it yet. */
  readonly edited?: boolean;
  /** The server does not take it, however often it is sent. */
  readonly refused?: boolean;
}

const storageKey = "text_humanizer_history";

/** What `stored` gave, or what was saved as `stored`; longer than that where the storage is too small for all of it. */
let known:
  | { readonly stored: string | null; readonly userId: string; readonly items: readonly LocalItem[] }
  | undefined;
const listeners = new Set<() => void>();

/** The account's items on this device, newest first. The same list is the same value until something changes. */
export function localItems(userId: string): readonly LocalItem[] {
  const stored = readStored();
  if (known?.userId !== userId || known.stored !== stored) known = { stored, userId, items: parse(stored, userId) };
  return known.items;
}

/** Puts the account's items in the place of what the device keeps; those of other accounts go. */
export function saveLocalItems(userId: string, items: readonly LocalItem[]): void {
  const newest = items
    .toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))
    .slice(0, historyLimits.items);
  writeStored(newest);
  known = { stored: readStored(), userId, items: newest };
  for (const listener of listeners) listener();
}

/** Calls back when the items change, in another tab too. */
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

/** The oldest items stay out when there is no room for all; the server has them. */
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
