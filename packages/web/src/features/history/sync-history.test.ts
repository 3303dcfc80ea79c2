import { afterEach, expect, test, vi } from "vitest";
import { type LocalItem, localItems, saveLocalItems } from "./local-history.ts";
import { addItem, editItem, syncHistory } from "./sync-history.ts";

const owner = { id: "me", history_enabled: true };
const item = (id: string, minute: number): LocalItem => ({
  id,
  originalText: `Text ${id}.`,
  humanizedText: `Better ${id}.`,
  mode: "standard",
  timestamp: new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString(),
  preview: `Text ${id}.`,
  userId: owner.id,
});
const ids = () => localItems(owner.id).map(({ id }) => id);

/** Simulates a server with the history entries `data`, which responds to each new entry by its id. */
function serve(data: readonly LocalItem[], answers: Record<string, [number, object]>): string[] {
  const sent: string[] = [];
  const entries = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit) => {
    if (body === undefined) return Response.json({ data, deleted: [], clearedAt: null });
    const { id } = JSON.parse(String(body)) as LocalItem;
    sent.push(id);
    const [status, answer] = answers[id]!;
    return Response.json(answer, { status });
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

test("a history entry that the server refuses is sent only once, and does not prevent others from being sent", async () => {
  const refusal = { success: false, error: "invalid_input", message: "No.", error_id: "" };
  const sent = serve([], { odd: [400, refusal], fine: [200, { success: true, stored: true }] });
  saveLocalItems(owner.id, [item("odd", 1), item("fine", 2)]);
  await syncHistory(owner);
  expect(sent).toEqual(["odd", "fine"]);
  expect(ids()).toEqual(["fine", "odd"]);
  await syncHistory(owner);
  expect(sent.filter((id) => id === "odd")).toHaveLength(1);
});

test("[STATES-44] after a temporary failure, a history entry is sent again later", async () => {
  const busy = { success: false, error: "busy", message: "Later.", error_id: "" };
  const sent = serve([], { a: [503, busy] });
  saveLocalItems(owner.id, [item("a", 1)]);
  await expect(syncHistory(owner)).rejects.toThrow("Later.");
  await expect(syncHistory(owner)).rejects.toThrow("Later.");
  expect([sent, ids()]).toEqual([["a", "a"], ["a"]]);
});

test("a history entry that the server did not store stays if the server has it already, and is removed otherwise", async () => {
  const notStored: [number, object] = [200, { success: true, stored: false }];
  serve([item("known", 1)], { known: notStored, unwanted: notStored });
  saveLocalItems(owner.id, []);
  await addItem(owner, item("known", 1));
  await addItem(owner, item("unwanted", 2));
  expect(ids()).toEqual(["known"]);
});

test("a rewrite that two tabs waited for is saved only once in the history", async () => {
  const stored: [number, object] = [200, { success: true, stored: true }];
  serve([], { run: stored });
  await addItem(owner, item("run", 1));
  await addItem(owner, item("run", 1));
  expect(ids()).toEqual(["run"]);
});

test("[PAGES-91] an edited text in the history is saved in the browser immediately, and sent until the server has it", async () => {
  const busy = { success: false, error: "busy", message: "Later.", error_id: "" };
  const answers: Record<string, [number, object]> = { a: [503, busy] };
  const sent = serve([item("a", 1)], answers);
  saveLocalItems(owner.id, [item("a", 1)]);
  await editItem(owner, "a", "Better a, edited.");
  expect(localItems(owner.id)).toMatchObject([{ humanizedText: "Better a, edited.", edited: true }]);
  await expect(syncHistory(owner)).rejects.toThrow("Later.");
  answers.a = [200, { success: true, stored: true }];
  await syncHistory(owner);
  expect(sent).toEqual(["a", "a", "a"]);
  expect(localItems(owner.id)[0]).toMatchObject({ humanizedText: "Better a, edited." });
  expect(localItems(owner.id)[0]).not.toHaveProperty("edited");
});

test("an edited text is not sent if the history lacks its entry, is switched off, or has the same text", async () => {
  const sent = serve([], {});
  saveLocalItems(owner.id, [item("a", 1)]);
  await editItem(owner, "b", "Better b, edited.");
  await editItem(owner, "a", "Better a.");
  await editItem({ ...owner, history_enabled: false }, "a", "Better a, edited.");
  expect([sent, localItems(owner.id)]).toEqual([[], [item("a", 1)]]);
});
