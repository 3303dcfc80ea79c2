import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allEvents, type ReceivedEvent, readEvents } from "#test/read-events.ts";
import { openRunFixture } from "#test/run-fixture.ts";
import { createTestApp, testOrigin } from "#test/test-app.ts";
import { patience, until } from "#test/until.ts";
import type { Database } from "../db/database.ts";
import { openPostgres } from "../db/postgres.ts";

const text = "We utilize oak.\n\nWe utilize ash.";

let fixture: Awaited<ReturnType<typeof openRunFixture>>;
let second: Database;
let other: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  fixture = await openRunFixture("PostgreSQL");
  const [row] = await fixture.database.query("SELECT current_database() AS name", []);
  const url = new URL(process.env.TEST_DATABASE_URL!);
  url.pathname = `/${String(row!.name)}`;
  second = openPostgres(url.href, pino({ level: "silent" }));
  other = createTestApp({ db: second.db, engine: fixture.engine, settings: { origin: testOrigin } });
});
afterAll(async () => {
  await other.files.close();
  await second.close();
  await fixture.close();
});

/** Starts a run on the first server, and returns it with its owner's browser at the second. */
async function begun() {
  const person = await fixture.newPerson();
  const elsewhere = await person.at(other);
  const count = fixture.given.length + 1;
  const id = await person.run(text);
  return { person, elsewhere, id, path: `/hum/runs/${id}`, paced: await fixture.nth(count) };
}

test("a run can be watched at a server that does not work on it", async () => {
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

test("[CALLS-8] a run can be stopped at a server that does not work on it", async () => {
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

test("a start sent to both servers is one run", async () => {
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

test("when the server of a run is gone, the other fails the run and gives the rewrite back", async () => {
  const killed = await begun();
  const watching = allEvents(await killed.elsewhere.get(killed.path));
  await second.query("UPDATE runs SET lease_ends_at = now() - interval '1 minute' WHERE id = $1", [killed.id]);
  expect((await watching).at(-1)?.data).toMatchObject({ type: "failed", error: "unavailable" });
  expect(await killed.person.counted()).toEqual({ used: 0, generations: 0 });
  await expect.poll(() => fixture.isActive(killed.id), patience).toBe(false);
  expect(await killed.person.counted()).toEqual({ used: 0, generations: 0 });
});
