import { wordLimits } from "@rewright/contract/limits";
import type { SavedSettings } from "@rewright/contract/saved-words";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createKey } from "#test/api-key.ts";
import { openBrowser, signedIn, verified } from "#test/browser.ts";
import { createTestApp } from "#test/test-app.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";
import { savedWords } from "../db/saved-words-schema.ts";
import { type EnginePool, startEnginePool } from "../rewriting/engine-pool.ts";
import type { Secrets } from "../secrets/secret.ts";
import { readSavedSettings } from "./saved-settings.ts";

const text = "Moreover, it is important to note that teams utilise many tools in order to facilitate work.";

describe.each(databaseKinds)("saved words (%s database)", (kind) => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let people = 0;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    engine = startEnginePool({ workers: 1, logger: pino({ level: "silent" }) });
    app = createTestApp({ db: database.db, engine });
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  async function person() {
    const number = people++;
    const browser = await signedIn(app, `words${number}@example.com`, { from: `203.0.113.${number + 10}` });
    return {
      ...browser,
      change: async (body: object) => browser.post("/api/words", body),
      saved: async () => (await (await browser.get("/api/words")).json()) as SavedSettings,
      rewrite: async (body: object = {}) => {
        const answer = await browser.post("/hum", { text_content: text, ...body });
        expect(answer.status).toBe(200);
        return ((await answer.json()) as { transformed_text: string }).transformed_text;
      },
    };
  }
  const keep = (words: string) => ({ words, rule: "keep" });
  const replace = (words: string, replacement: string) => ({ words, rule: "replace", replacement });

  test("[BEYOND-140, CALLS-130, CALLS-131] are saved, changed and removed, in alphabetical order", async () => {
    const { change, saved } = await person();
    expect(await saved()).toEqual({ words: [], style: null });
    await change({ add: [keep("utilise"), replace("leverage", "use"), { words: "folks", rule: "never" }] });
    expect((await saved()).words).toEqual([
      { words: "folks", rule: "never", replacement: null },
      { words: "leverage", rule: "replace", replacement: "use" },
      { words: "utilise", rule: "keep", replacement: null },
    ]);
    await change({ add: [replace("Utilise", "use")], remove: ["FOLKS"] });
    expect((await saved()).words.map(({ words, rule }) => [words, rule])).toEqual([
      ["leverage", "replace"],
      ["Utilise", "replace"],
    ]);
  });

  test("[BEYOND-141, CALLS-1] apply to the account's rewrites unless the request says otherwise", async () => {
    const { change, rewrite } = await person();
    const plain = await rewrite();
    expect(plain).not.toMatch(/utilise/);
    await change({ add: [keep("utilise")] });
    expect(await rewrite()).toContain("utilise");
    expect(await rewrite({ saved_words: false })).toBe(plain);
    expect(await rewrite({ replacements: [{ from: "Utilise", to: "handle" }] })).toContain("Teams handle");
    await change({ add: [replace("utilise", "run")] });
    expect(await rewrite()).toContain("Teams run");
  });

  test("[BEYOND-141, CALLS-3, CALLS-5] apply to alternatives and fixes", async () => {
    const { change, post } = await person();
    await change({ add: [keep("utilise")] });
    const sentence = "Moreover, teams utilise a variety of tools.";
    const { alternatives } = (await (await post("/hum/alternatives", { sentence })).json()) as {
      alternatives: string[];
    };
    expect(alternatives.length).toBeGreaterThan(0);
    for (const other of alternatives) expect(other).toContain("utilise");
    await change({ add: [keep("moreover")] });
    const fixes = await post("/hum/fixes", { sentences: [sentence], mode: "standard", seed: 1, keep: [] });
    expect(JSON.stringify(await fixes.json())).toContain("kept_by_you");
  });

  test("[BEYOND-141] apply to requests with an API key, which cannot read or change them", async () => {
    const number = people++;
    const owner = await verified(app, `words${number}@example.com`, { from: `203.0.113.${number + 10}` });
    await owner.post("/api/words", { add: [keep("utilise")] });
    const byKey = { Authorization: `Bearer ${await createKey(owner)}` };
    const program = openBrowser(app, { from: "203.0.113.200" });
    const answer = await program.post("/hum", { text_content: text }, byKey);
    expect(await answer.json()).toMatchObject({ transformed_text: expect.stringContaining("utilise") });
    expect((await program.get("/api/words", byKey)).status).toBe(403);
    expect((await program.post("/api/words", { add: [keep("heron")] }, byKey)).status).toBe(403);
  });

  test("[BEYOND-142] after the saved words have changed, rewriting an identical text is counted again", async () => {
    const { change, rewrite, post } = await person();
    const used = async () => {
      const answer = await post("/api/rate-limit/stats", {});
      return JSON.stringify(await answer.json());
    };
    await rewrite();
    const once = await used();
    await rewrite();
    expect(await used()).toBe(once);
    await change({ add: [keep("utilise")] });
    await rewrite();
    expect(await used()).not.toBe(once);
  });

  test("[BEYOND-140] two tabs that add words at the same time lose none", async () => {
    const { change, saved } = await person();
    const words = Array.from({ length: 8 }, (_, i) => `word${i}`);
    await Promise.all(words.map((word) => change({ add: [keep(word)] })));
    expect((await saved()).words.map(({ words }) => words)).toEqual(words);
  });

  test("[BEYOND-143, CONSTANTS-26] beyond the limit are refused, and nothing is changed", async () => {
    const { change, saved } = await person();
    const many = Array.from({ length: wordLimits.items }, (_, i) => keep(`word${i}`));
    expect((await change({ add: many })).status).toBe(200);
    const refused = await change({ add: [keep("one more")], style: { style: "formal", level: 3, spelling: null } });
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ error: "too_large", message: expect.stringContaining("500") });
    expect((await saved()).words).toHaveLength(wordLimits.items);
    expect((await saved()).style).toBeNull();
    expect((await change({ remove: ["word0"], add: [keep("one more")] })).status).toBe(200);
  });

  test.each([
    ["a replacement is missing", { words: "utilise", rule: "replace" }, "needs a replacement"],
    ["a replacement is the same", replace("utilise", "utilise"), "differs from the words"],
    ["words are blank", keep("  "), "words must be"],
    ["words are too long", keep("x".repeat(wordLimits.characters + 1)), "words must be"],
    ["words have a line end", keep("two\nlines"), "words must be"],
    ["a rule is unknown", { words: "utilise", rule: "drop" }, "rule must be one of"],
  ])("[BEYOND-143] an entry is refused with a clear sentence if %s", async (_, entry, message) => {
    const { change, saved } = await person();
    const answer = await change({ add: [keep("fine"), entry] });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await answer.json())).toContain(message);
    expect((await saved()).words).toEqual([]);
  });

  test("[BEYOND-140, CALLS-132] are saved with a style, a strength and a spelling, and one request deletes all of these", async () => {
    const { change, saved, delete: remove } = await person();
    const style = { style: "formal", level: 4, spelling: "uk" };
    await change({ style });
    await change({ add: [keep("heron")] });
    expect(await saved()).toMatchObject({ style, words: [{ words: "heron" }] });
    await change({ style: null });
    expect((await saved()).style).toBeNull();
    await remove("/api/words");
    expect(await saved()).toEqual({ words: [], style: null });
  });

  test("[BEYOND-144] stay readable after the server's secret is replaced if they are read while the old one is still known, and otherwise count as empty", async () => {
    const { change, saved, get } = await person();
    await change({ add: [keep("heron")] });
    const { user } = (await (await get("/api/auth/get-session")).json()) as { user: { id: string } };
    const read = (secrets: Secrets) => readSavedSettings({ db: database.db, secrets, now: () => new Date() }, user.id);
    const next = "another secret of at least 32 characters";
    expect(await read([next])).toEqual({ words: [], style: null });
    const before = await saved();
    expect(await read([next, ...app.secrets])).toEqual(before);
    expect(await read([next])).toMatchObject({ words: [{ words: "heron" }] });
    expect(await saved()).toEqual({ words: [], style: null });
  });

  test("[BEYOND-144] are encrypted, belong to one account, are exported and are deleted with the account", async () => {
    const { change, get, post, saved } = await person();
    const other = await person();
    await change({ add: [keep("zanzibar")] });
    expect((await other.saved()).words).toEqual([]);
    const rows = await database.db.select().from(savedWords);
    expect(rows.length).toBeGreaterThan(0);
    for (const { content } of rows) expect(Buffer.from(content).toString("latin1")).not.toContain("zanzibar");
    expect(await (await get("/api/account/export")).json()).toMatchObject({ saved_words: await saved() });
    const { user } = (await (await get("/api/auth/get-session")).json()) as { user: { email: string } };
    const gone = await post("/api/account/delete", { confirmation: user.email, password: "Correct-Horse-7" });
    expect(gone.status).toBe(200);
    expect(await database.db.select().from(savedWords)).toHaveLength(rows.length - 1);
  });
});
