import { expect, test } from "vitest";
import type { LocalItem } from "./local-history.ts";
import { mergeHistory } from "./merge-history.ts";

const item = (id: string, minute: number): LocalItem => ({
  id,
  originalText: `Text ${id}.`,
  humanizedText: `Better ${id}.`,
  mode: "standard",
  timestamp: new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString(),
  preview: `Text ${id}.`,
  userId: "me",
});
const onServer = (id: string, minute: number) => {
  const { userId, ...rest } = item(id, minute);
  return rest;
};
const ids = (items: readonly LocalItem[]) => items.map(({ id }) => id);

test("[ENTITIES-41] the history entries of browser and server are merged, newest first; those that the server lacks are listed, oldest first", () => {
  const server = { data: [onServer("b", 2)], deleted: [], clearedAt: null };
  const { items, missing } = mergeHistory("me", [item("c", 3), item("b", 2), item("a", 1)], server);
  expect(ids(items)).toEqual(["c", "b", "a"]);
  expect(ids(missing)).toEqual(["a", "c"]);
  expect(items.every(({ userId }) => userId === "me")).toBe(true);
});

test("a history entry that was deleted in another browser is removed and not sent again", () => {
  const server = { data: [], deleted: ["a"], clearedAt: null };
  expect(mergeHistory("me", [item("a", 1)], server)).toEqual({ items: [], missing: [] });
});

test('history entries from before the last "delete all" are removed, and newer ones stay', () => {
  const server = { data: [], deleted: [], clearedAt: item("x", 2).timestamp };
  const { items, missing } = mergeHistory("me", [item("new", 3), item("same", 2), item("old", 1)], server);
  expect([ids(items), ids(missing)]).toEqual([["new"], ["new"]]);
});

test("[CONSTANTS-33] only the newest fifty history entries stay or are sent", () => {
  const data = Array.from({ length: 50 }, (_, index) => onServer(`s${index}`, 100 + index));
  const { items, missing } = mergeHistory("me", [item("old", 1)], { data, deleted: [], clearedAt: null });
  expect(items).toHaveLength(50);
  expect(missing).toEqual([]);
});

test("a history entry that the server refused stays in the browser and is not sent again", () => {
  const refused = { ...item("odd", 2), refused: true };
  const { items, missing } = mergeHistory("me", [refused, item("a", 1)], { data: [], deleted: [], clearedAt: null });
  expect([ids(items), ids(missing)]).toEqual([["odd", "a"], ["a"]]);
});
