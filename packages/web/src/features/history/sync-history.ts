import type { User } from "@rewright/contract/account";
import type { addHistoryItem, clearHistory, deleteHistoryItem, listHistory } from "@rewright/contract/history";
import { CallError, call, read, remove } from "../../api/call.ts";
import { type LocalItem, localItems, saveLocalItems } from "./local-history.ts";
import { mergeHistory } from "./merge-history.ts";

type Owner = Pick<User, "id" | "history_enabled">;

let last: Promise<unknown> = Promise.resolve();

/** One step after the other: an answer that was on its way while an item was deleted must not bring it back. */
function inTurn<Result>(step: () => Promise<Result>): Promise<Result> {
  const mine = last.then(step, step);
  last = mine;
  return mine;
}

/** Takes over what the server has, and sends it what it does not have. @throws CallError */
export function syncHistory({ id, history_enabled }: Owner): Promise<void> {
  return inTurn(async () => {
    const missing = await pull(id);
    if (!history_enabled) return;
    const refused: string[] = [];
    for (const item of missing) if (!(await push(item))) refused.push(item.id);
    if (refused.length === 0) return;
    withdraw(id, refused);
    await pull(id);
  });
}

/** Keeps a new item here, and on the server as soon as it can be reached. */
export async function addItem({ id }: Owner, item: LocalItem): Promise<void> {
  saveLocalItems(id, [item, ...localItems(id)]);
  await inTurn(async () => {
    try {
      if (!(await push(item))) withdraw(id, [item.id]);
    } catch {
      // It is sent again with the next synchronisation.
    }
  });
}

/** Deletes one item everywhere. @throws CallError and keeps it when the server cannot be told */
export function deleteItem(userId: string, itemId: string): Promise<void> {
  return inTurn(async () => {
    try {
      await remove<typeof deleteHistoryItem>(`/api/history/${itemId}`);
    } catch (cause) {
      // It was deleted in another browser, or has never reached the server.
      if (!(cause instanceof CallError && cause.code === "not_found")) throw cause;
    }
    withdraw(userId, [itemId]);
  });
}

/** Deletes all items everywhere. @throws CallError and keeps them when the server cannot be told */
export function deleteAllItems(userId: string): Promise<void> {
  return inTurn(async () => {
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

/** @returns false when the server does not want it */
async function push({ id, originalText, humanizedText, mode, timestamp }: LocalItem): Promise<boolean> {
  const item = { id, originalText, humanizedText, mode, timestamp };
  return (await call<typeof addHistoryItem>("/api/history", item)).stored;
}

function withdraw(userId: string, ids: readonly string[]): void {
  saveLocalItems(
    userId,
    localItems(userId).filter(({ id }) => !ids.includes(id)),
  );
}
