import type { addHistoryItem, clearHistory, deleteHistoryItem, listHistory } from "@rewright/contract/history";
import type { User } from "@rewright/contract/user";
import { CallError, call, read, remove } from "#src/api/call.ts";
import { newId } from "#src/api/new-id.ts";
import { type LocalItem, localItems, saveLocalItems } from "./local-history.ts";
import { mergeHistory } from "./merge-history.ts";

type Owner = Pick<User, "id" | "history_enabled">;

/** The codes of errors after which the server would refuse a history entry again. */
const permanentRefusals: ReadonlySet<CallError["code"]> = new Set([
  "invalid_input",
  "invalid_json",
  "invalid_encoding",
  "empty_text",
  "too_large",
]);

let lastStep: Promise<unknown> = Promise.resolve();

/**
 * Runs steps one after the other. Otherwise a late response could restore a history entry that was deleted meanwhile.
 */
function runInSequence<Result>(step: () => Promise<Result>): Promise<Result> {
  const result = lastStep.then(step, step);
  lastStep = result;
  return result;
}

/** Loads the server's history entries, and sends those that it does not have. @throws CallError */
export function syncHistory({ id, history_enabled }: Owner): Promise<void> {
  return runInSequence(async () => {
    const missing = await pull(id);
    if (history_enabled) await send(id, missing);
  });
}

/** Saves a new history entry in this browser, and on the server as soon as it can be reached. */
export async function addItem({ id }: Owner, item: LocalItem): Promise<void> {
  const others = localItems(id).filter((other) => other.id !== item.id);
  saveLocalItems(id, [item, ...others]);
  // An item that fails is sent again with the next synchronisation.
  await runInSequence(() => send(id, [item]).catch(() => {}));
}

/**
 * Saves the edited text of a history entry in this browser and on the server. An entry that this browser does not have
 * is ignored.
 */
export async function editItem({ id, history_enabled }: Owner, itemId: string, humanizedText: string): Promise<void> {
  const items = localItems(id);
  const item = items.find((other) => other.id === itemId);
  if (!history_enabled || !item || item.humanizedText === humanizedText) return;
  const edited: LocalItem = { ...item, humanizedText, edited: true };
  saveLocalItems(
    id,
    items.map((other) => (other === item ? edited : other)),
  );
  await runInSequence(() => send(id, [edited]).catch(() => {}));
}

/** Sends history entries one after the other. One that is refused does not stop the others. */
async function send(userId: string, items: readonly LocalItem[]): Promise<void> {
  const unwanted: string[] = [];
  const refused: string[] = [];
  for (const item of items) {
    try {
      if (!(await sendItem(item))) unwanted.push(item.id);
      else if (item.edited) markSent(userId, item);
    } catch (cause) {
      if (!(cause instanceof CallError && permanentRefusals.has(cause.code))) throw cause;
      refused.push(item.id);
    }
  }
  if (refused.length > 0) {
    const marked = localItems(userId).map((item) => (refused.includes(item.id) ? { ...item, refused: true } : item));
    saveLocalItems(userId, marked);
  }
  if (unwanted.length === 0) return;
  // The server does not store an item that it already has: that item returns with the server's list.
  const before = localItems(userId);
  removeLocalItems(userId, unwanted);
  try {
    await pull(userId);
  } catch (cause) {
    saveLocalItems(userId, before);
    throw cause;
  }
}

/** Marks a history entry's edited text as sent, unless it was edited again meanwhile. */
function markSent(userId: string, { id, humanizedText }: LocalItem): void {
  const items = localItems(userId).map(({ edited, ...item }) => {
    const isSent = item.id === id && item.humanizedText === humanizedText;
    return edited && !isSent ? { ...item, edited } : item;
  });
  saveLocalItems(userId, items);
}

/**
 * Deletes a history entry in this browser and on the server.
 *
 * @throws CallError if the server cannot be reached; the entry is then kept
 */
export function deleteItem(userId: string, itemId: string): Promise<void> {
  return runInSequence(async () => {
    try {
      await remove<typeof deleteHistoryItem>(`/api/history/${itemId}`);
    } catch (cause) {
      // It was deleted in another browser, or has never reached the server.
      if (!(cause instanceof CallError && cause.code === "not_found")) throw cause;
    }
    removeLocalItems(userId, [itemId]);
  });
}

/** Restores a deleted history entry with a new id, because the old id counts as deleted in all browsers. */
export function restoreItem(owner: Owner, { refused: _, edited: __, ...item }: LocalItem): Promise<void> {
  return addItem(owner, { ...item, id: newId() });
}

/**
 * Deletes all history entries in this browser and on the server.
 *
 * @throws CallError if the server cannot be reached; the entries are then kept
 */
export function deleteAllItems(userId: string): Promise<void> {
  return runInSequence(async () => {
    await remove<typeof clearHistory>("/api/history");
    saveLocalItems(userId, []);
  });
}

async function pull(userId: string): Promise<readonly LocalItem[]> {
  const page = await read<typeof listHistory>("/api/history");
  const { items, missing } = mergeHistory(userId, localItems(userId), page);
  saveLocalItems(userId, items);
  return missing;
}

/** Sends a history entry. Returns whether the server stored it. */
async function sendItem({ id, originalText, humanizedText, mode, timestamp }: LocalItem): Promise<boolean> {
  const item = { id, originalText, humanizedText, mode, timestamp };
  return (await call<typeof addHistoryItem>("/api/history", item)).stored;
}

function removeLocalItems(userId: string, ids: readonly string[]): void {
  saveLocalItems(
    userId,
    localItems(userId).filter(({ id }) => !ids.includes(id)),
  );
}
