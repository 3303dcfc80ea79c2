import type { HistoryItem } from "@rewright/contract/history";
import { previewOf } from "@rewright/contract/history-preview";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedIn } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import { insertGrant } from "../accounts/store.ts";
import type { Database } from "../db/database.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";

interface Page {
  readonly data: HistoryItem[];
  readonly pagination: { total: number };
  readonly deleted: string[];
  readonly clearedAt: string | null;
}

test("[CONSTANTS-34, ENTITIES-44] the preview of a rewrite is its first sentence, cut to 50 characters", () => {
  expect(previewOf("  A short one.\nAnd more.")).toBe("A short one.");
  expect(previewOf("No end in sight")).toBe("No end in sight");
  const long = previewOf("This sentence goes on for quite a while before it ends somewhere. More.");
  expect(long).toBe("This sentence goes on for quite a while before it…");
  expect([...previewOf("😀".repeat(80))]).toHaveLength(51);
});

describe("history of rewrites", () => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let minutes = 0;

  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine });
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  async function premium(email: string, from: string) {
    const browser = await signedIn(app, email, { from });
    const { user } = (await (await browser.get("/api/auth/get-session")).json()) as { user: { id: string } };
    await insertGrant(database.db, {
      id: crypto.randomUUID(),
      userId: user.id,
      reason: "a test",
      grantedAt: app.clock.now,
    });
    return {
      ...browser,
      page: async (query = "") => (await (await browser.get(`/api/history${query}`)).json()) as Page,
      add: (change: object = {}) => browser.post("/api/history", item(change)),
    };
  }
  const item = (change: object = {}) => ({
    id: crypto.randomUUID(),
    originalText: "An original text. It goes on.",
    humanizedText: "A better text.",
    mode: "standard",
    timestamp: new Date(app.clock.now.getTime() - 1_000_000 + ++minutes).toISOString(),
    ...change,
  });

  test("[CALLS-46, CALLS-47, ENTITIES-40, ENTITIES-41] contains the rewrites of a Premium account once each, newest first, in pages", async () => {
    const browser = await premium("keeper@example.org", "192.0.2.61");
    const first = item();
    for (let time = 1; time <= 2; time++) {
      expect(await (await browser.post("/api/history", first)).json()).toEqual({ success: true, stored: true });
    }
    await browser.add({ mode: "simple" });
    await browser.add({ originalText: "The third.", mode: "shorten" });
    const page = await browser.page("?limit=2");
    expect(page.pagination).toEqual({ total: 3, page: 1, limit: 2 });
    expect(page.data.map(({ mode, preview }) => [mode, preview])).toEqual([
      ["shorten", "The third."],
      ["simple", "An original text."],
    ]);
    expect((await browser.page("?limit=2&page=2")).data).toMatchObject([{ id: first.id, mode: "standard" }]);
  });

  test("[CALLS-47] the text of an existing item can be updated, but not of a deleted item or of another account's", async () => {
    const browser = await premium("editor@example.org", "192.0.2.69");
    const [mine, gone] = [item(), item()];
    for (const each of [mine, gone]) await browser.post("/api/history", each);
    await browser.delete(`/api/history/${gone.id}`);
    const edited = { humanizedText: "A text edited by hand.", originalText: "Another original." };
    expect(await (await browser.post("/api/history", { ...mine, ...edited })).json()).toMatchObject({ stored: true });
    expect(await (await browser.post("/api/history", { ...gone, ...edited })).json()).toMatchObject({ stored: false });
    const other = await premium("other-editor@example.org", "192.0.2.70");
    await other.post("/api/history", { ...mine, humanizedText: "Not theirs." });
    expect((await browser.page()).data).toMatchObject([
      { id: mine.id, humanizedText: "A text edited by hand.", originalText: mine.originalText },
    ]);
  });

  test("NUL characters are removed from a text", async () => {
    const browser = await premium("nul@example.org", "192.0.2.67");
    const answer = await browser.add({ originalText: "A\0 text.\0", humanizedText: "\0A better one." });
    expect(await answer.json()).toEqual({ success: true, stored: true });
    const [kept] = (await browser.page()).data;
    expect(kept).toMatchObject({ originalText: "A text.", humanizedText: "A better one.", preview: "A text." });
  });

  test("[CALLS-48, CALLS-49, STATES-43] another browser learns which items were deleted, and cannot restore them", async () => {
    const browser = await premium("two@example.org", "192.0.2.62");
    const [one, two] = [item(), item()];
    for (const each of [one, two]) await browser.post("/api/history", each);
    expect((await browser.delete(`/api/history/${one.id}`)).status).toBe(200);
    expect((await browser.delete(`/api/history/${one.id}`)).status).toBe(404);
    expect(await (await browser.post("/api/history", one)).json()).toMatchObject({ stored: false });
    expect(await browser.page()).toMatchObject({ data: [{ id: two.id }], deleted: [one.id], clearedAt: null });
    expect((await browser.delete("/api/history")).status).toBe(200);
    expect(await (await browser.post("/api/history", two)).json()).toMatchObject({ stored: false });
    const page = await browser.page();
    expect(page.data).toEqual([]);
    expect(Date.parse(page.clearedAt!)).toBe(app.clock.now.getTime());
  });

  test("[CONSTANTS-33] contains at most 50 items, even if two browsers add items at the same time", async () => {
    const browser = await premium("full@example.org", "192.0.2.63");
    for (let batch = 0; batch < 3; batch++) await Promise.all(Array.from({ length: 20 }, () => browser.add()));
    const { data, pagination } = await browser.page();
    expect([data.length, pagination.total]).toEqual([50, 50]);
  });

  test("[ENTITIES-11, MESSAGES-27] stores nothing when switched off, and only its owner can read it", async () => {
    const browser = await premium("off@example.org", "192.0.2.64");
    const mine = item();
    await browser.post("/api/history", mine);
    const stranger = await premium("stranger@example.org", "192.0.2.65");
    expect((await stranger.delete(`/api/history/${mine.id}`)).status).toBe(404);
    expect((await stranger.page()).data).toEqual([]);
    await browser.post("/api/account/profile", { history_enabled: false });
    expect(await (await browser.add()).json()).toMatchObject({ stored: false });
    expect((await browser.page()).data).toHaveLength(1);
    const normal = await signedIn(app, "normal@example.org", { from: "192.0.2.66" });
    expect((await normal.get("/api/history")).status).toBe(403);
    expect((await normal.post("/api/history", item())).status).toBe(403);
  });

  test("[CALLS-46, MESSAGES-37] an invalid page is refused with a message, and an invalid item id gets status 404", async () => {
    const browser = await premium("asker@example.org", "192.0.2.68");
    for (const [query, message] of [
      ["page=x", "page must be a whole number from 1 to 50."],
      ["page=0&limit=51", "page must be a whole number from 1 to 50. limit must be a whole number from 1 to 50."],
    ]) {
      const answer = await browser.get(`/api/history?${query}`);
      expect([answer.status, await answer.json()]).toMatchObject([400, { error: "invalid_input", message }]);
    }
    for (const path of ["/api/history/x", "/api/history/%00", "/api/account/sessions/x"]) {
      const answer = await browser.delete(path);
      const message = "We couldn't find what you requested.";
      expect([answer.status, await answer.json()]).toMatchObject([404, { error: "not_found", message }]);
    }
  });
});
