import { runLimits } from "@rewright/contract/limits";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#test/browser.ts";
import { allEvents, type ReceivedEvent, readEvents } from "#test/read-events.ts";
import { openRunFixture } from "#test/run-fixture.ts";
import { usualDatabase } from "#test/test-database.ts";
import { testOrigin } from "#test/test-origin.ts";
import { patience } from "#test/until.ts";
import { listen } from "../http/listen.ts";
import { closeRuns } from "./close-runs.ts";

/**
 * The paragraphs of the test's text. The tests use real connections, which show what is buffered, dropped or held open.
 */

const paragraphs = Array.from({ length: 20 }, (_, index) => `We utilize board ${index}.`);
const text = paragraphs.join("\n\n");

let fixture: Awaited<ReturnType<typeof openRunFixture>>;
let server: Awaited<ReturnType<typeof listen>>;
const site = {
  send: (url: string, init: RequestInit) => fetch(url.replace(testOrigin, server.address), init),
};

beforeAll(async () => {
  fixture = await openRunFixture(usualDatabase);
  server = await listen(fixture.app.app.fetch, { port: 0, host: "127.0.0.1" }, pino({ level: "silent" }));
});
afterAll(() => fixture.close());

/** Returns the number of open event streams that are counted in the database. */
async function openStreams(): Promise<number> {
  const [row] = await fixture.database.query("SELECT count(*) FROM attempts WHERE key LIKE 'slot:stream:%'", []);
  return Number(row?.count);
}

async function begun() {
  const person = await fixture.newPerson();
  const browser = await person.at(site);
  const count = fixture.given.length + 1;
  const id = await person.run(text);
  return { browser, id, path: `/hum/runs/${id}`, paced: await fixture.nth(count) };
}

test("[CALLS-7] an event arrives before the next one is written, and a browser that reconnects misses none", async () => {
  const { browser, path, paced } = await begun();
  const seen: ReceivedEvent[] = [];
  // Read each paragraph over a separate connection, which is closed as soon as the paragraph has arrived.
  for (let done = 1; done < paragraphs.length; done++) {
    const answer = await browser.get(path, { "Last-Event-ID": String(seen.at(-1)?.id ?? 0) });
    paced.deliver(1);
    for await (const event of readEvents(answer)) {
      seen.push(event);
      if (event.data.type === "part" && event.data.index === done - 1) break;
    }
  }
  paced.finish();
  for await (const event of readEvents(await browser.get(`${path}?after=${seen.at(-1)!.id}`))) seen.push(event);
  expect(seen.map(({ id }) => id)).toEqual(seen.map((_, index) => index + 1));
  const parts = seen.map(({ data }) => data).filter((data) => data.type === "part");
  expect(parts.map((part) => part.text).join("")).toBe(text.replaceAll("utilize", "use"));
  expect(seen.at(-1)?.data.type).toBe("finished");
});

test("an event stream whose browser reads nothing is closed, and the log says so", async () => {
  const { browser, path, paced } = await begun();
  const leaving = new AbortController();
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(`${server.address}${path}`, { headers: { Cookie: cookie }, signal: leaving.signal });
  const reading = allEvents(answer).catch(() => "left");
  leaving.abort();
  expect(await reading).toBe("left");
  await expect
    .poll(() => fixture.app.log.filter((line) => line.path === path && line.msg === "stream ended"))
    .toMatchObject([{ end: "caller left", requestId: answer.headers.get("X-Request-Id") }]);
  paced.finish();
  expect((await allEvents(await browser.get(path))).at(-1)?.data.type).toBe("finished");
});

test("events that were encrypted with another secret end the stream as failed, so that the browser does not reconnect", async () => {
  const { browser, id, path, paced } = await begun();
  paced.finish();
  await allEvents(await browser.get(path));
  await fixture.database.query("UPDATE run_events SET payload = $2 WHERE run_id = $1", [id, Buffer.alloc(60)]);
  const [only, ...others] = await allEvents(await browser.get(path));
  expect(only?.data).toMatchObject({ type: "failed", message: expect.stringContaining("can't open this rewrite") });
  expect(others).toEqual([]);
});

test("[CONSTANTS-81] an account's eleventh event stream is refused, and accepted once another one has ended", async () => {
  const { browser, path, paced } = await begun();
  const leaving = new AbortController();
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  await fetch(`${server.address}${path}`, { headers: { Cookie: cookie }, signal: leaving.signal });
  const others = await Promise.all(Array.from({ length: runLimits.streams - 1 }, () => browser.get(path)));
  const refused = await browser.get(path);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "10"]);
  expect(await refused.json()).toMatchObject({
    error: "too_many_requests",
    message:
      "This account already has 10 rewrites running in other tabs or programs. Stop one or wait for it to finish, then try again.",
  });
  const elsewhere = await begun();
  expect((await elsewhere.browser.get(elsewhere.path, { "Last-Event-ID": "0" })).status).toBe(200);
  leaving.abort();
  await expect.poll(async () => (await browser.get(path, { "Last-Event-ID": "0" })).status, patience).toBe(200);
  for (const one of [paced, elsewhere.paced]) one.finish();
  await Promise.all(others.map(allEvents));
  await expect.poll(openStreams, patience).toBe(0);
});

test("a HEAD request opens no event stream", async () => {
  const { browser, path, paced } = await begun();
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(`${server.address}${path}`, {
    method: "HEAD",
    headers: { Cookie: cookie, Origin: testOrigin },
  });
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  await expect.poll(async () => [await openStreams(), fixture.app.runs.notifier.names()], patience).toEqual([0, []]);
  paced.finish();
});

test("a caller who is refused gets an error response and no event stream", async () => {
  const guest = openBrowser(site);
  const { path, paced } = await begun();
  const refused = await guest.get(path);
  expect([refused.status, refused.headers.get("Content-Type")]).toEqual([401, "application/json"]);
  paced.finish();
});

test("a server that is told to stop ends its event streams at once, and stores the results of rewrites that still finish", async () => {
  const { browser, id, path, paced } = await begun();
  const reading = allEvents(await browser.get(path));
  paced.deliver(1);
  const closed = closeRuns(fixture.app.runs, server.stop());
  const seen = await reading;
  expect(seen.at(-1)?.data.type).not.toBe("finished");
  expect(fixture.isActive(id)).toBe(true);
  paced.finish();
  await closed;
  expect(await fixture.database.query("SELECT state FROM runs WHERE id = $1", [id])).toEqual([{ state: "finished" }]);
});
