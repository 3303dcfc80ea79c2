import { notCounted } from "@rewright/contract/engines";
import type { ErrorBody } from "@rewright/contract/errors";
import type { HumanizeResult } from "@rewright/contract/rewriting";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type openBrowser, signedIn } from "#test/browser.ts";
import { holdTask } from "#test/hold-task.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { scriptedPro } from "#test/scripted-pro.ts";
import { cookieOf, createTestApp, testOrigin } from "#test/test-app.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import { idempotentRequests } from "../db/idempotent-requests-schema.ts";
import { users } from "../db/schema.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";
import { deleteOldAnswers, deleteOldRequests, deleteRequestLeases } from "./delete-old-requests.ts";

type Browser = ReturnType<typeof openBrowser>;

const minuteMs = 60_000;
const text = "We utilize it.";

describe.each(databaseKinds)("a request with an Idempotency-Key (%s database)", (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  /** The number of texts that the simulated Humanize Pro has rewritten. Each result contains the current number. */
  let asked = 0;
  let people = 0;

  const pro = () => scriptedPro({ wordOf: () => `use${++asked}` });
  /** Opens another server on the same database. */
  const openServer = () => createTestApp({ db: database.db, engine, pro: pro(), now: () => app.clock.now });

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, pro: pro() });
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  async function newAccount(values: Partial<typeof users.$inferInsert> = {}): Promise<Browser> {
    const email = `idempotent-${++people}@example.org`;
    const browser = await signedIn(app, email, { from: `198.51.100.${people}` });
    if (Object.keys(values).length > 0) await database.db.update(users).set(values).where(eq(users.email, email));
    return browser;
  }
  const newKey = () => ({ "Idempotency-Key": crypto.randomUUID() });
  const ask = (browser: Browser, headers: Record<string, string>, fields: object = {}) =>
    browser.post("/hum", { text_content: text, ...fields }, headers);
  async function bodyOf<T>(answer: Response): Promise<T> {
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  }
  async function refusalOf(answer: Response) {
    return [answer.status, ((await answer.json()) as ErrorBody).error];
  }
  async function usedBy(browser: Browser): Promise<number> {
    const { totalUsed } = await bodyOf<{ totalUsed: number }>(await browser.post("/api/rate-limit/check"));
    return totalUsed;
  }
  const stored = () => database.query("SELECT * FROM idempotent_requests", []);

  test("[BEYOND-80] gets the same response when it is repeated, is counted once, and stores no text that Humanize Lite wrote", async () => {
    const browser = await newAccount();
    const headers = newKey();
    const first = await bodyOf<HumanizeResult>(await ask(browser, headers));
    expect(first.findings).toEqual([]);
    for (const again of [await ask(browser, headers), await ask(browser, headers, { mode: "standard", level: 7 })]) {
      expect(await bodyOf(again)).toEqual(first);
    }
    expect(await usedBy(browser)).toBe(1);
    const rows = JSON.stringify(await stored());
    expect(rows).not.toContain(headers["Idempotency-Key"]);
    expect((await stored()).every(({ answer }) => answer === null)).toBe(true);
  });

  test("[BEYOND-80] gets the notice that it was not counted if an earlier request was identical, also when it is repeated with its key", async () => {
    const browser = await newAccount();
    await ask(browser, newKey());
    const headers = newKey();
    const second = await bodyOf<HumanizeResult>(await ask(browser, headers));
    expect(second.findings).toEqual([notCounted]);
    expect(await bodyOf(await ask(browser, headers))).toEqual(second);
  });

  test("[BEYOND-80, MESSAGES-160] with the key of another request is refused, and is not counted", async () => {
    const browser = await newAccount();
    const headers = newKey();
    await ask(browser, headers);
    for (const fields of [{ text_content: "We utilize oak." }, { level: 3 }, { seed: 2 }, { unlike: [1] }]) {
      expect(await refusalOf(await ask(browser, headers, fields))).toEqual([422, "key_reused"]);
    }
    expect(await usedBy(browser)).toBe(1);
  });

  test("[BEYOND-80] is not affected by the same key of another account or endpoint", async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    const headers = newKey();
    await ask(one, headers);
    expect((await ask(other, headers, { text_content: "We utilize ash." })).status).toBe(200);
    expect((await one.post("/hum/runs", { text_content: "We utilize elm." }, headers)).status).toBe(200);
    expect(await usedBy(other)).toBe(1);
  });

  test("[BEYOND-80] is recognized for a guest who received neither the first response nor its cookie", async () => {
    const headers = newKey();
    const send = (sent: Record<string, string>) =>
      app.post("/hum", { text_content: text }, { headers: { ...headers, ...sent }, from: "203.0.113.77" });
    const first = await send({});
    const result = await first.json();
    expect(await (await send({})).json()).toEqual(result);
    const usage = await app.post(
      "/api/rate-limit/check",
      {},
      { headers: { Cookie: cookieOf(first) }, from: "203.0.113.77" },
    );
    expect(await usage.json()).toMatchObject({ totalUsed: 1 });
  });

  test("[BEYOND-80, MESSAGES-161] is processed by one of several servers that get it at the same time, and refused by the others", async () => {
    const browser = await newAccount();
    const servers = [app, openServer(), openServer()];
    const headers = newKey();
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const task = holdTask();
    const send = (site: typeof app) =>
      site.send(`${testOrigin}/hum`, {
        method: "POST",
        headers: {
          ...headers,
          Cookie: cookie,
          Origin: testOrigin,
          "Content-Type": "application/json",
        },
        body: JSON.stringify({ text_content: task.text }),
      });
    const sent = [...servers, ...servers].map(send);
    // All but one of the requests are refused at once. That one is answered after its release.
    const early = await Promise.race(sent);
    expect(await refusalOf(early.clone())).toEqual([409, "in_progress"]);
    expect(Number(early.headers.get("Retry-After"))).toBeGreaterThan(0);
    await task.begun;
    task.release();
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await usedBy(browser)).toBe(1);
  });

  test("[BEYOND-80] can be repeated after it failed, and is counted then", async () => {
    const browser = await newAccount();
    const headers = newKey();
    expect(await refusalOf(await ask(browser, headers, { text_content: "throw it" }))).toEqual([500, "internal"]);
    expect(await usedBy(browser)).toBe(0);
    expect((await ask(browser, headers)).status).toBe(200);
    expect(await usedBy(browser)).toBe(1);
  });

  test("[BEYOND-80] is processed again after its server crashed: once the crashed server's lease has expired, or at once after a restart with an embedded database", async () => {
    const browser = await newAccount();
    const headers = newKey();
    const first = await bodyOf<HumanizeResult>(await ask(browser, headers));
    const forget = () =>
      database.db.update(idempotentRequests).set({
        leaseId: crypto.randomUUID(),
        leaseEndsAt: new Date(app.clock.now.getTime() + minuteMs),
        answeredAt: null,
      });
    await forget();
    expect(await refusalOf(await ask(browser, headers))).toEqual([409, "in_progress"]);
    app.clock.now = new Date(app.clock.now.getTime() + minuteMs);
    expect((await bodyOf<HumanizeResult>(await ask(browser, headers))).transformed_text).toBe(first.transformed_text);
    await forget();
    await deleteRequestLeases(database.db);
    expect((await ask(browser, headers)).status).toBe(200);
  });

  test("[BEYOND-80, SAFETY-100, MESSAGES-162] gets the stored result of Humanize Pro if it is repeated within ten minutes, and a refusal after that", async () => {
    const browser = await newAccount({ plan: "premium" });
    const headers = newKey();
    const first = await bodyOf<HumanizeResult>(await ask(browser, headers, { ultra: true }));
    expect(first.transformed_text).toMatch(/^We use\d+ it\.$/);
    const count = asked;
    const rows = await database.db.select().from(idempotentRequests);
    const answers = rows.flatMap(({ answer }) => (answer ? [Buffer.from(answer).toString("latin1")] : []));
    expect(answers).toHaveLength(1);
    expect(answers[0]).not.toContain("it.");
    app.clock.now = new Date(app.clock.now.getTime() + 9 * minuteMs);
    await deleteOldAnswers({ ...app.billing });
    expect(await bodyOf(await ask(browser, headers, { ultra: true }))).toEqual(first);
    app.clock.now = new Date(app.clock.now.getTime() + minuteMs);
    expect(await refusalOf(await ask(browser, headers, { ultra: true }))).toEqual([410, "answer_deleted"]);
    await deleteOldAnswers({ ...app.billing });
    expect((await stored()).every(({ answer }) => answer === null)).toBe(true);
    expect(await refusalOf(await ask(browser, headers, { ultra: true }))).toEqual([410, "answer_deleted"]);
    expect(asked).toBe(count);
  });

  test("[BEYOND-80] uses up only one free rewrite of Humanize Pro if it is repeated", async () => {
    const browser = await newAccount({ emailVerified: true, credits: 2 });
    const headers = newKey();
    const first = await bodyOf<HumanizeResult>(await ask(browser, headers));
    expect(first.engine).toBe("pro");
    expect(await bodyOf(await ask(browser, headers))).toEqual(first);
    const usage = await browser.post("/api/rate-limit/check");
    expect(await usage.json()).toMatchObject({ credits: 1, totalUsed: 0 });
  });

  test("[BEYOND-80] starts one run, even if the run was deleted since or the requests are simultaneous", async () => {
    const browser = await newAccount();
    const headers = newKey();
    const start = (fields: object = {}) => browser.post("/hum/runs", { text_content: text, ...fields }, headers);
    const started = await Promise.all(
      [start(), start(), start()].map(async (answer) => bodyOf<{ id: string }>(await answer)),
    );
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(await refusalOf(await start({ level: 2 }))).toEqual([422, "key_reused"]);
    await database.query("DELETE FROM runs WHERE id = $1", [started[0]!.id]);
    expect(await bodyOf(await start())).toEqual(started[0]);
    expect(await refusalOf(await browser.get(`/hum/runs/${started[0]!.id}`))).toEqual([404, "not_found"]);
  });

  test("[BEYOND-80, CONSTANTS-120] is a new request if its key is used again a day later", async () => {
    const browser = await newAccount();
    const headers = newKey();
    await ask(browser, headers);
    app.clock.now = new Date(app.clock.now.getTime() + 24 * 60 * minuteMs);
    expect((await ask(browser, headers, { text_content: "We utilize oak." })).status).toBe(200);
    app.clock.now = new Date(app.clock.now.getTime() + 24 * 60 * minuteMs);
    await deleteOldRequests({ db: database.db, now: () => app.clock.now });
    expect(await stored()).toEqual([]);
  });

  test("[BEYOND-80] is deleted with its account", async () => {
    const browser = await newAccount();
    await ask(browser, newKey());
    expect(await stored()).toHaveLength(1);
    await database.db.delete(users).where(eq(users.email, `idempotent-${people}@example.org`));
    expect(await stored()).toEqual([]);
  });

  test.each(["", " ", "two words", "é", "k".repeat(256), "a, b"])("with the key %j is refused", async (key) => {
    const answer = await app.post("/hum", { text_content: text }, { headers: { "Idempotency-Key": key } });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: "invalid_input", message: expect.stringContaining("Idempotency-Key must be 1 to 255") },
    ]);
  });
});
