import { humanizeOutput } from "@rewright/contract/rewriting";
import type { RunEvent } from "@rewright/contract/runs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../../test/browser.ts";
import { allEvents, type ReceivedEvent, readEvents } from "../../test/read-events.ts";
import { openRunWorld } from "../../test/run-world.ts";
import { databaseKinds } from "../../test/test-database.ts";
import { lookAfterRuns } from "./look-after-runs.ts";

const text = "We utilize oak.\n\nWe utilize ash.\n\nWe utilize elm.";
const written = "We use oak.\n\nWe use ash.\n\nWe use elm.";

/** The text of the parts, in order; they must adjoin. */
function delivered(events: readonly ReceivedEvent[]): string {
  const parts = events.map(({ data }) => data).filter((event) => event.type === "part");
  for (const [index, part] of parts.entries()) {
    expect([part.index, part.start]).toEqual([index, parts[index - 1]?.end ?? 0]);
  }
  return parts.map((part) => part.text).join("");
}

const last = (events: readonly ReceivedEvent[]): RunEvent | undefined => events.at(-1)?.data;

describe.each(databaseKinds)("runs, in the %s database", (kind) => {
  let world: Awaited<ReturnType<typeof openRunWorld>>;
  beforeAll(async () => {
    world = await openRunWorld(kind);
  });
  afterAll(() => world.close());

  /** A premium account's run that Pro has begun to work on. */
  async function begun(options?: object) {
    const person = await world.newPerson();
    const count = world.given.length + 1;
    const id = await person.run(text, options);
    return { person, id, paced: await world.nth(count) };
  }

  test("deliver the paragraphs in order, then what POST /hum would have answered", async () => {
    const { person, id, paced } = await begun({ mode: "premium", seed: 5, keep: ["oak"] });
    const answer = await person.watch(id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Accel-Buffering")).toBe("no");
    paced.deliver(1);
    paced.deliver(1);
    paced.finish();
    const events = await allEvents(answer);
    expect(events.map((event) => event.id)).toEqual(events.map((_, index) => index + 1));
    expect(events[0]?.data).toEqual({ type: "progress", done: 0, total: 0 });
    expect(delivered(events)).toBe(written);
    const finished = last(events);
    expect(finished).toMatchObject({ type: "finished", result: { transformed_text: written, engine: "pro", seed: 5 } });
    expect(paced.options).toMatchObject({ mode: "standard", level: 10, keep: ["oak"], seed: 5 });
    expect(await person.counted()).toEqual({ used: 1, generations: 1 });
    expect(await world.reservations()).toEqual([]);

    const count = world.given.length + 1;
    const asked = person.browser.post("/hum", { text_content: text, mode: "premium", seed: 5, keep: ["oak"] });
    (await world.nth(count)).finish();
    expect({ type: "finished", result: humanizeOutput.parse(await (await asked).json()) }).toEqual(finished);
  });

  test("go on after the event that a browser names, with nothing lost and nothing twice", async () => {
    const { person, id, paced } = await begun();
    const first: ReceivedEvent[] = [];
    paced.deliver(1);
    for await (const event of readEvents(await person.watch(id))) {
      first.push(event);
      if (event.data.type === "part") break;
    }
    const stream = await person.watch(id, `?after=0`, { "Last-Event-ID": String(first.at(-1)!.id) });
    const again = await person.watch(id, `?after=${first.at(-1)!.id}`);
    paced.deliver(1);
    paced.finish();
    const rest = await allEvents(stream);
    expect(await allEvents(again)).toEqual(rest);
    const all = await allEvents(await person.watch(id));
    expect([...first, ...rest]).toEqual(all);
    expect(delivered(all)).toBe(written);
    expect(await allEvents(await person.watch(id, `?after=${all.length}`))).toEqual([]);
    expect(await allEvents(await person.watch(id, "?after=99999999999"))).toEqual([]);
    expect((await person.watch(id, "", { "Last-Event-ID": "x" })).status).toBe(400);
  });

  test("are nobody else's, and not there for guests", async () => {
    const { person, id, paced } = await begun();
    const other = await world.newPerson();
    const guest = openBrowser(world.app);
    expect((await other.watch(id)).status).toBe(404);
    expect((await other.stop(id)).status).toBe(404);
    expect((await guest.get(`/hum/runs/${id}`)).status).toBe(401);
    expect((await guest.post(`/hum/runs/${id}/stop`)).status).toBe(401);
    expect((await guest.post("/hum/runs", { text_content: text })).status).toBe(401);
    // An id is the account's own: the same one of somebody else is another run, of which nothing is told.
    const count = world.given.length + 1;
    expect(await other.run("Another text.", { ultra: true, run_id: id })).toBe(id);
    (await world.nth(count)).finish();
    expect(delivered(await allEvents(await other.watch(id)))).toBe("Another text.");
    paced.finish();
    expect(delivered(await allEvents(await person.watch(id)))).toBe(written);
  });

  test("that are stopped before anything was delivered cost nothing", async () => {
    const { person, id } = await begun();
    const stream = await person.watch(id);
    expect(await person.counted()).toEqual({ used: 1, generations: 0 });
    expect(await (await person.stop(id)).json()).toEqual({ success: true });
    expect(last(await allEvents(stream))).toEqual({ type: "stopped", result: null });
    expect((await person.stop(id)).status).toBe(200);
    expect(await person.counted()).toEqual({ used: 0, generations: 0 });
  });

  test("that are stopped later keep what was delivered, and count", async () => {
    const { person, id, paced } = await begun();
    paced.deliver(1);
    await Promise.all([person.stop(id), person.stop(id)]);
    const events = await allEvents(await person.watch(id));
    expect(delivered(events)).toBe("We use oak.\n\n");
    expect(last(events)).toMatchObject({
      type: "stopped",
      result: {
        transformed_text: "We use oak.\n\nWe utilize ash.\n\nWe utilize elm.",
        findings: [{ code: "stopped_early" }],
      },
    });
    expect(await person.counted()).toEqual({ used: 1, generations: 1 });
  });

  test("that fail say so, and give the use back", async () => {
    const { person, id, paced } = await begun();
    paced.deliver(1);
    paced.fail(new Error("a fault"));
    const events = await allEvents(await person.watch(id));
    expect(last(events)).toMatchObject({ type: "failed", error: "internal", error_id: expect.any(String) });
    expect(await person.counted()).toEqual({ used: 0, generations: 0 });
    expect(world.app.log.filter(({ runId }) => runId === id)).toMatchObject([
      { msg: "a run failed", error: "internal" },
    ]);
  });

  test("for which Pro wrote nothing, or not all, say so; the first is not counted", async () => {
    const missed = await begun();
    missed.paced.finish({ engine: "lite" });
    expect(last(await allEvents(await missed.person.watch(missed.id)))).toMatchObject({
      type: "finished",
      result: { engine: "lite", findings: [{ code: "pro_unavailable" }] },
    });
    expect(await missed.person.counted()).toEqual({ used: 0, generations: 0 });

    const partly = await begun();
    partly.paced.finish({ isPartlyLite: true });
    expect(last(await allEvents(await partly.person.watch(partly.id)))).toMatchObject({
      type: "finished",
      result: { engine: "pro", findings: [{ code: "partly_lite" }] },
    });
    expect(await partly.person.counted()).toEqual({ used: 1, generations: 1 });
  });

  test("are by Humanize Lite where nothing pays for Pro", async () => {
    const given = world.given.length;
    for (const plan of [{ plan: "normal" }, { plan: "premium" }] as const) {
      const person = await world.newPerson(plan);
      const events = await allEvents(await person.watch(await person.run("A text.\n\nAnd more.", {})));
      expect(delivered(events)).toBe("A text.\n\nAnd more.");
      expect(last(events)).toMatchObject({ type: "finished", result: { engine: "lite", findings: [] } });
      expect(await person.counted()).toEqual({ used: 1, generations: 1 });
      const foreign = await allEvents(await person.watch(await person.run("foreign words", {})));
      expect(last(foreign)).toMatchObject({ type: "finished", result: { findings: [{ code: "not_english" }] } });
      expect(await person.counted()).toEqual({ used: 1, generations: 1 });
      const hangs = await person.run("hang here", {});
      await person.stop(hangs);
      expect(last(await allEvents(await person.watch(hangs)))).toEqual({ type: "stopped", result: null });
      expect(await person.counted()).toEqual({ used: 1, generations: 1 });
    }
    expect(world.given).toHaveLength(given);
  });

  test("that a complimentary generation pays for are Pro's, and give it back where they fail", async () => {
    const person = await world.newPerson({ emailVerified: true, credits: 2 });
    for (const [credits, isGiven] of [
      [2, false],
      [1, true],
    ] as const) {
      const count = world.given.length + 1;
      const id = await person.run(text, { mode: "formal", level: 3 });
      const paced = await world.nth(count);
      expect(paced.options).toMatchObject({ mode: "formal", level: 3 });
      expect(paced.run).toMatchObject({ priority: 5000, owner: (await person.row()).id });
      if (isGiven) paced.finish();
      else paced.fail(new Error("a fault"));
      await allEvents(await person.watch(id));
      expect((await person.row()).credits).toBe(credits);
    }
    expect(await person.counted()).toEqual({ used: 0, generations: 1 });
  });

  test("with the same id are one run and one use, also when they are started at once", async () => {
    const person = await world.newPerson();
    const count = world.given.length + 1;
    const run_id = crypto.randomUUID();
    const starts = await Promise.all([0, 1, 2, 3].map(() => person.start(text, { ultra: true, run_id })));
    for (const one of starts) {
      expect([one.status, await one.json()]).toEqual([200, { id: run_id, events: `/hum/runs/${run_id}` }]);
    }
    const upper = await person.start(text, { ultra: true, run_id: run_id.toUpperCase() });
    expect(await upper.json()).toMatchObject({ id: run_id });
    expect(await person.counted()).toEqual({ used: 1, generations: 0 });
    for (const [other, options] of [
      ["Another text.", { ultra: true }],
      [text, { ultra: true, tone: "confident" }],
    ] as const) {
      const refused = await person.start(other, { ...options, run_id });
      expect([refused.status, await refused.json()]).toMatchObject([409, { error: "already_there" }]);
    }
    expect(world.given).toHaveLength(count);
    (await world.nth(count)).finish();
    await allEvents(await person.watch(run_id));
    expect((await person.start(text, { ultra: true, run_id })).status).toBe(200);
    expect(await person.counted()).toEqual({ used: 1, generations: 1 });
  });

  test("take the last use of the day once", async () => {
    const person = await world.newPerson({ plan: "normal" });
    for (let use = 0; use < 9; use++) await person.browser.post("/hum", { text_content: "A text." });
    const answers = await Promise.all([1, 2].map(() => person.start("hang here", {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    const taken = answers.find(({ status }) => status === 200)!;
    const { id } = (await taken.json()) as { id: string };
    await person.stop(id);
    await allEvents(await person.watch(id));
    expect((await person.counted()).used).toBe(9);
  });

  test("are only so many at once", async () => {
    const person = await world.newPerson();
    const starts = await Promise.all([0, 1, 2, 3, 4].map(() => person.start(text)));
    expect(starts.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
    const refused = starts.find(({ status }) => status === 429)!;
    expect(await refused.json()).toMatchObject({
      error: "too_many_requests",
      message: expect.stringContaining("You have 3 texts being rewritten already."),
    });
    expect((await person.counted()).used).toBe(3);
    const { id } = (await starts.find(({ status }) => status === 200)!.json()) as { id: string };
    await person.stop(id);
    await allEvents(await person.watch(id));
    expect((await person.start(text)).status).toBe(200);
  });

  test("are refused like any rewriting", async () => {
    const person = await world.newPerson({ plan: "normal" });
    const refusal = async (answer: Promise<Response>) => ((await (await answer).json()) as { error: string }).error;
    expect(await refusal(person.start(" ", {}))).toBe("empty_text");
    expect(await refusal(person.start("word ".repeat(201), {}))).toBe("too_many_words");
    expect(await refusal(person.start(text, { ultra: true }))).toBe("premium_required");
    expect(await refusal(person.start(text, { mode: "premium" }))).toBe("premium_required");
    expect(await refusal(person.start(text, { run_id: "1" }))).toBe("invalid_input");
    expect((await person.counted()).used).toBe(0);
  });

  test("whose process is gone are failed by whoever looks, and give the use back once", async () => {
    const { person, id, paced } = await begun();
    paced.deliver(1);
    await expect
      .poll(() => world.database.query("SELECT events FROM runs WHERE id = $1", [id]))
      .not.toEqual([{ events: 1 }]);
    await world.lose(id);
    const seen = await Promise.all([1, 2, 3].map(async () => allEvents(await person.watch(id))));
    for (const events of seen) {
      expect(events).toEqual(seen[0]);
      expect(last(events)).toMatchObject({
        type: "failed",
        error: "unavailable",
        message: "The server that worked on this text has stopped. No use was counted. Please start it again.",
      });
    }
    expect(await person.counted()).toEqual({ used: 0, generations: 0 });
    // Where it was alive after all, what it still writes changes nothing.
    paced.finish();
    await expect.poll(() => world.isActive(id)).toBe(false);
    expect(await allEvents(await person.watch(id))).toEqual(seen[0]);
    expect(await person.counted()).toEqual({ used: 0, generations: 0 });
  });

  test("leave nothing readable in the database and in the log, and nothing at all after ten minutes", async () => {
    const { person, id, paced } = await begun();
    paced.finish();
    await allEvents(await person.watch(id));
    const rows = await world.database.query("SELECT * FROM runs JOIN run_events ON run_id = id WHERE id = $1", [id]);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      const stored = Object.values(row).map((value) =>
        value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value),
      );
      expect(stored.join(" ")).not.toMatch(/oak|utilize|part|finished_|transformed/);
    }
    expect(JSON.stringify(world.app.log)).not.toMatch(/oak|utilize/);

    const { now } = world.app.clock;
    world.app.clock.now = new Date(now.getTime() + 9 * 60_000);
    expect(delivered(await allEvents(await person.watch(id)))).toBe(written);
    world.app.clock.now = new Date(now.getTime() + 11 * 60_000);
    expect((await person.watch(id)).status).toBe(404);
    expect((await person.stop(id)).status).toBe(404);
    // One that is not there any more can be started anew, before and after its rows were deleted.
    const count = world.given.length + 1;
    expect(await person.run("Another text.", { ultra: true, run_id: id })).toBe(id);
    (await world.nth(count)).finish();
    expect(delivered(await allEvents(await person.watch(id)))).toBe("Another text.");
    world.app.clock.now = new Date(now.getTime() + 22 * 60_000);
    await lookAfterRuns(world.app.runs);
    for (const table of ["runs", "run_events"]) {
      const column = table === "runs" ? "id" : "run_id";
      expect(await world.database.query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [id])).toEqual([]);
    }
    world.app.clock.now = now;
  });

  test("that nobody looks at are looked after", async () => {
    const { person, id } = await begun();
    const other = await begun();
    await world.lose(id);
    await lookAfterRuns(world.app.runs);
    expect(await person.counted()).toEqual({ used: 0, generations: 0 });
    expect(last(await allEvents(await person.watch(id)))).toMatchObject({ type: "failed", error: "unavailable" });
    other.paced.finish();
    expect(last(await allEvents(await other.person.watch(other.id)))).toMatchObject({ type: "finished" });
  });

  test("of a server that has died do not keep an account from starting others", async () => {
    const person = await world.newPerson();
    const ids = [await person.run(text), await person.run(text), await person.run(text)];
    expect((await person.start(text)).status).toBe(429);
    for (const id of ids) await world.lose(id);
    await person.stop(await person.run(text));
  });

  test("are not started in maintenance, and go on that began before", async () => {
    const { person, id, paced } = await begun();
    await world.database.query("UPDATE system_settings SET maintenance_mode = true, version = version + 1", []);
    const refused = await person.start(text);
    expect([refused.status, await refused.json()]).toMatchObject([503, { error: "maintenance" }]);
    paced.finish();
    expect(last(await allEvents(await person.watch(id)))).toMatchObject({ type: "finished" });
    await world.database.query("UPDATE system_settings SET maintenance_mode = NULL, version = version + 1", []);
  });

  test("go with their account", async () => {
    const { person, id, paced } = await begun();
    paced.deliver(1);
    const stream = await person.watch(id);
    await world.database.query("DELETE FROM users WHERE email = $1", [person.email]);
    await allEvents(stream);
    expect(await world.database.query("SELECT 1 FROM run_events WHERE run_id = $1", [id])).toEqual([]);
    paced.finish();
    await expect.poll(() => world.isActive(id)).toBe(false);
  });
});
