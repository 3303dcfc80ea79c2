import { runLimits } from "@rewright/contract/limits";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allEvents, type ReceivedEvent, readEvents } from "#test/read-events.ts";
import { openRunFixture } from "#test/run-fixture.ts";
import { createTestApp, testOrigin } from "#test/test-app.ts";
import { patience, until } from "#test/until.ts";
import type { Database } from "../db/database.ts";
import { openPostgres } from "../db/postgres.ts";
import { checkRuns, followOtherServers } from "./check-runs.ts";
import { appendEvents } from "./store.ts";

const text = "We utilize oak.\n\nWe utilize ash.";

let fixture: Awaited<ReturnType<typeof openRunFixture>>;
let second: Database;
let other: ReturnType<typeof createTestApp>;
/** The listener through which the second server learns what the first one writes. */
let following: ReturnType<typeof followOtherServers>;

beforeAll(async () => {
  fixture = await openRunFixture("PostgreSQL");
  const [row] = await fixture.database.query("SELECT current_database() AS name", []);
  const url = new URL(process.env.TEST_DATABASE_URL!);
  url.pathname = `/${String(row!.name)}`;
  second = openPostgres(url.href, pino({ level: "silent" }));
  other = createTestApp({ db: second.db, engine: fixture.engine, settings: { origin: testOrigin } });
  following = followOtherServers(other.runs, second);
});
afterAll(async () => {
  await following?.close();
  await Promise.all([other.files.close(), other.grammar.close()]);
  await second.close();
  await fixture.close();
});

/**
 * Starts a background rewrite on the first server. Returns it with a browser of its owner that is connected to the
 * second server.
 */
async function begun() {
  const person = await fixture.newPerson();
  const elsewhere = await person.at(other);
  const count = fixture.given.length + 1;
  const id = await person.run(text);
  return { person, elsewhere, id, path: `/hum/runs/${id}`, paced: await fixture.nth(count) };
}

const listeners = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'";

test("[BEYOND-31] a background rewrite can be watched on a server that does not work on it", async () => {
  const { person, elsewhere, id, path, paced } = await begun();
  const here = allEvents(await person.watch(id));
  const seen: ReceivedEvent[] = [];
  const there = (async () => {
    for await (const event of readEvents(await elsewhere.get(path))) seen.push(event);
  })();
  paced.deliver(1);
  await until(() => seen.some(({ data }) => data.type === "part"));
  paced.finish();
  await there;
  expect(seen.at(-1)?.data).toMatchObject({
    type: "finished",
    result: { transformed_text: "We use oak.\n\nWe use ash." },
  });
  expect(seen).toEqual(await here);
});

test("[BEYOND-31] an event stream gets every event that was written while its server's database connection was lost", async () => {
  const { id, elsewhere, path, paced } = await begun();
  const seen: ReceivedEvent[] = [];
  const watching = (async () => {
    for await (const event of readEvents(await elsewhere.get(path))) seen.push(event);
  })();
  await until(() => seen.length > 0);
  const count = () => fixture.database.query(`SELECT pid ${listeners}`, []);
  await expect.poll(count, patience).toHaveLength(1);
  const [before] = await count();
  // Lose the connection that listens for events. The events are written before a new connection listens.
  await fixture.database.query(`SELECT pg_terminate_backend(pid) ${listeners}`, []);
  paced.finish();
  await watching;
  expect(seen.at(-1)?.data.type).toBe("finished");
  expect(seen.map((event) => event.id)).toEqual(seen.map((_, index) => index + 1));
  await expect.poll(async () => (await count()).map(({ pid }) => pid === before?.pid), patience).toEqual([false]);
  expect(await fixture.database.query("SELECT state FROM runs WHERE id = $1", [id])).toEqual([{ state: "finished" }]);
});

test("[BEYOND-31] an event stream gets the events of an older release, which sends no notifications", async () => {
  const { id, person, elsewhere, path, paced } = await begun();
  const seen: ReceivedEvent[] = [];
  const watching = (async () => {
    for await (const event of readEvents(await elsewhere.get(path))) seen.push(event);
  })();
  await until(() => seen.length > 0);
  const key = { userId: (await person.row()).id, id };
  const [written] = await fixture.database.query("SELECT events FROM runs WHERE id = $1", [id]);
  const after = Number(written?.events);
  const payload = fixture.app.runs.cipher.encrypt(key, after + 1, { type: "progress", done: 1, total: 9 });
  await following?.close();
  expect(await appendEvents(fixture.database.db, key, { after, payloads: [payload] })).toBe(true);
  await checkRuns(other.runs);
  await until(() => seen.some(({ data }) => data.type === "progress" && data.total === 9));
  following = followOtherServers(other.runs, second);
  await fixture.endLease(id);
  await checkRuns(other.runs);
  await watching;
  expect(seen.at(-1)?.data.type).toBe("failed");
  paced.finish();
});

test("[CALLS-8] a background rewrite can be stopped on a server that does not work on it", async () => {
  const { person, elsewhere, id, path, paced } = await begun();
  paced.deliver(1);
  expect((await elsewhere.post(`${path}/stop`)).status).toBe(200);
  expect((await allEvents(await elsewhere.get(path))).at(-1)?.data).toMatchObject({
    type: "stopped",
    result: { transformed_text: "We use oak.\n\nWe utilize ash." },
  });
  expect(fixture.isActive(id)).toBe(false);
  expect(await person.counted()).toEqual({ used: 1, generations: 1 });
});

test("a start request that reaches two servers starts one background rewrite", async () => {
  const person = await fixture.newPerson();
  const elsewhere = await person.at(other);
  const body = { text_content: text, ultra: true, run_id: crypto.randomUUID() };
  const answers = await Promise.all(
    [person.browser, elsewhere, person.browser, elsewhere].map((browser) => browser.post("/hum/runs", body)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await person.counted()).toMatchObject({ used: 1 });
  await person.stop(body.run_id);
});

test("when the server of a background rewrite is gone, another server marks it as failed, and it no longer counts against the daily limit", async () => {
  const killed = await begun();
  const watching = allEvents(await killed.elsewhere.get(killed.path));
  await second.query("UPDATE runs SET lease_ends_at = now() - interval '1 minute' WHERE id = $1", [killed.id]);
  await checkRuns(other.runs);
  expect((await watching).at(-1)?.data).toMatchObject({ type: "failed", error: "unavailable" });
  expect(await killed.person.counted()).toEqual({ used: 0, generations: 0 });
  await expect.poll(() => fixture.isActive(killed.id), patience).toBe(false);
  expect(await killed.person.counted()).toEqual({ used: 0, generations: 0 });
});

test("[CONSTANTS-81] the event streams of an account are counted together at all servers", async () => {
  const { person, elsewhere, id, path, paced } = await begun();
  const there = await Promise.all(Array.from({ length: runLimits.streams - 1 }, () => elsewhere.get(path)));
  expect(new Set(there.map(({ status }) => status))).toEqual(new Set([200]));
  const here = await person.watch(id);
  expect([here.status, (await elsewhere.get(path)).status, (await person.watch(id)).status]).toEqual([200, 429, 429]);
  await there.pop()?.body?.cancel();
  await expect
    .poll(async () => {
      const again = await person.watch(id);
      await again.body?.cancel();
      return again.status;
    }, patience)
    .toBe(200);
  paced.finish();
  await Promise.all([here, ...there].map(allEvents));
});
