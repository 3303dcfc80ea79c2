import { humanizeOutput } from "@rewright/contract/rewriting";
import type { RunEvent } from "@rewright/contract/runs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "#test/browser.ts";
import { allEvents, deliveredText, type ReceivedEvent, readEvents } from "#test/read-events.ts";
import { openRunFixture, text, written } from "#test/run-fixture.ts";
import { usualDatabase } from "#test/test-database.ts";

const last = (events: readonly ReceivedEvent[]): RunEvent | undefined => events.at(-1)?.data;

describe("background rewrite", () => {
  let fixture: Awaited<ReturnType<typeof openRunFixture>>;
  beforeAll(async () => {
    fixture = await openRunFixture(usualDatabase);
  });
  afterAll(() => fixture.close());

  test("[CALLS-6] delivers the paragraphs in order, then the same result as a direct request (POST /hum)", async () => {
    const { person, id, paced } = await fixture.begun({ mode: "premium", seed: 5, keep: ["oak"] });
    const answer = await person.watch(id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("no-store, no-transform");
    expect(answer.headers.get("X-Accel-Buffering")).toBe("no");
    paced.deliver(1);
    paced.deliver(1);
    paced.finish();
    const events = await allEvents(answer);
    expect(events.map((event) => event.id)).toEqual(events.map((_, index) => index + 1));
    expect(events[0]?.data).toEqual({ type: "progress", done: 0, total: 0 });
    expect(deliveredText(events)).toBe(written);
    const finished = last(events);
    expect(finished).toMatchObject({ type: "finished", result: { transformed_text: written, engine: "pro", seed: 5 } });
    expect(paced.options).toMatchObject({ mode: "standard", level: 7, keep: ["oak"], seed: 5 });
    expect(await person.counted()).toEqual({ used: 1, generations: 1 });
    expect(await fixture.reservations()).toEqual([]);

    const count = fixture.given.length + 1;
    const asked = person.browser.post("/hum", { text_content: text, mode: "premium", seed: 5, keep: ["oak"] });
    (await fixture.nth(count)).finish();
    expect({ type: "finished", result: humanizeOutput.parse(await (await asked).json()) }).toEqual(finished);
  });

  test("[BEYOND-141, CALLS-6] applies the words saved with the account after those in the request", async () => {
    const person = await fixture.newPerson();
    const add = [
      { words: "oak", rule: "replace", replacement: "tree" },
      { words: "heron", rule: "keep" },
      { words: "folks", rule: "never" },
    ];
    expect((await person.browser.post("/api/words", { add })).status).toBe(200);
    for (const [options, expected] of [
      [{ keep: ["oak"] }, { keep: ["oak", "heron"], replacements: [], never: ["folks"] }],
      [{ saved_words: false }, { keep: [], replacements: [], never: [] }],
    ] as const) {
      const count = fixture.given.length + 1;
      const id = await person.run(text, { mode: "premium", ...options });
      const paced = await fixture.nth(count);
      expect(paced.options).toMatchObject(expected);
      paced.finish();
      await allEvents(await person.watch(id));
    }
  });

  test("[BEYOND-245, CALLS-6] the result has the possible mistakes if the request asks for them, but no saved words", {
    timeout: 120_000,
  }, async () => {
    const person = await fixture.newPerson();
    const add = [
      { words: "comittee", rule: "keep" },
      { words: "surely", rule: "replace", replacement: "definately" },
    ];
    expect((await person.browser.post("/api/words", { add })).status).toBe(200);
    const text = "We utilize it.\n\nThe comittee definately recieve it.";
    const run_id = crypto.randomUUID();
    const count = fixture.given.length + 1;
    const id = await person.run(text, { ultra: true, grammar: true, run_id });
    const paced = await fixture.nth(count);
    expect(paced.options).not.toHaveProperty("grammar");
    paced.finish();
    expect(last(await allEvents(await person.watch(id)))).toMatchObject({
      type: "finished",
      result: {
        findings: [
          { code: "grammar", kind: "spelling", offset: 36, length: 7, fixes: expect.arrayContaining(["receive"]) },
        ],
      },
    });
    expect((await person.start(text, { ultra: true, grammar: true, run_id })).status).toBe(200);
    expect((await person.start(text, { ultra: true, run_id })).status).toBe(409);
    expect((await person.start(text, { ultra: true, grammar: "yes" })).status).toBe(400);
  });

  test("[CALLS-7] an event stream continues after the last event that the browser received, without losing or repeating an event", async () => {
    const { person, id, paced } = await fixture.begun();
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
    expect(deliveredText(all)).toBe(written);
    expect(await allEvents(await person.watch(id, `?after=${all.length}`))).toEqual([]);
    expect(await allEvents(await person.watch(id, "?after=99999999999"))).toEqual([]);
    expect((await person.watch(id, "", { "Last-Event-ID": "x" })).status).toBe(400);
  });

  test("[CALLS-7] a rewrite of another account is not found, and guests are refused", async () => {
    const { person, id, paced } = await fixture.begun();
    const other = await fixture.newPerson();
    const guest = openBrowser(fixture.app);
    expect((await other.watch(id)).status).toBe(404);
    expect((await other.stop(id)).status).toBe(404);
    expect((await guest.get(`/hum/runs/${id}`)).status).toBe(401);
    expect((await guest.post(`/hum/runs/${id}/stop`)).status).toBe(401);
    expect((await guest.post("/hum/runs", { text_content: text })).status).toBe(401);
    // The same id under another account is another rewrite, which reveals nothing about the first.
    const count = fixture.given.length + 1;
    expect(await other.run("Another text.", { ultra: true, run_id: id })).toBe(id);
    (await fixture.nth(count)).finish();
    expect(deliveredText(await allEvents(await other.watch(id)))).toBe("Another text.");
    paced.finish();
    expect(deliveredText(await allEvents(await person.watch(id)))).toBe(written);
  });

  test("[STATES-40] is not counted if it is stopped before anything was delivered", async () => {
    const { person, id } = await fixture.begun();
    const stream = await person.watch(id);
    expect(await person.counted()).toEqual({ used: 1, generations: 0 });
    expect(await (await person.stop(id)).json()).toEqual({ success: true });
    expect(last(await allEvents(stream))).toEqual({ type: "stopped", result: null });
    expect((await person.stop(id)).status).toBe(200);
    expect(await person.counted()).toEqual({ used: 0, generations: 0 });
  });

  test("[CALLS-8] keeps the delivered text and is counted if it is stopped later", async () => {
    const { person, id, paced } = await fixture.begun();
    paced.deliver(1);
    await Promise.all([person.stop(id), person.stop(id)]);
    const events = await allEvents(await person.watch(id));
    expect(deliveredText(events)).toBe("We use oak.\n\n");
    expect(last(events)).toMatchObject({
      type: "stopped",
      result: {
        transformed_text: "We use oak.\n\nWe utilize ash.\n\nWe utilize elm.",
        findings: [{ code: "stopped_early" }],
      },
    });
    expect(await person.counted()).toEqual({ used: 1, generations: 1 });
  });

  test("[STATES-40] sends its error and is not counted if it fails", async () => {
    const { person, id, paced } = await fixture.begun();
    paced.deliver(1);
    paced.fail(new Error("a fault"));
    const events = await allEvents(await person.watch(id));
    expect(last(events)).toMatchObject({ type: "failed", error: "internal", error_id: expect.any(String) });
    expect(await person.counted()).toEqual({ used: 0, generations: 0 });
    expect(fixture.app.log.filter(({ runId }) => runId === id)).toMatchObject([
      { msg: "a run failed", error: "internal" },
    ]);
  });

  test("[MESSAGES-79] is not counted if there was nothing to change, and no notice mentions Humanize Pro", async () => {
    const person = await fixture.newPerson({ emailVerified: true, credits: 2 });
    const count = fixture.given.length + 1;
    const id = await person.run("We rest.\n\nWe sleep.", {});
    (await fixture.nth(count)).finish();
    expect(last(await allEvents(await person.watch(id)))).toMatchObject({
      type: "finished",
      result: { engine: "pro", transformed_text: "We rest.\n\nWe sleep.", findings: [] },
    });
    expect((await person.row()).credits).toBe(2);
    expect(await person.counted()).toEqual({ used: 0, generations: 0 });
  });

  test.each([
    [{ failure: "connection" }, "pro_unavailable"],
    [{}, "pro_not_used"],
  ] as const)(
    "[MESSAGES-75, MESSAGES-76] when Humanize Lite answers instead of Pro (%o), the result has the notice %s and is not counted",
    async (how, code) => {
      const { person, id, paced } = await fixture.begun();
      paced.finish({ engine: "lite", ...how });
      expect(last(await allEvents(await person.watch(id)))).toMatchObject({
        type: "finished",
        result: { engine: "lite", findings: [{ code }] },
      });
      expect(await person.counted()).toEqual({ used: 0, generations: 0 });
    },
  );

  test("is counted and has a notice if Humanize Lite wrote some of the sentences", async () => {
    const partly = await fixture.begun();
    partly.paced.finish({ isPartlyLite: true });
    expect(last(await allEvents(await partly.person.watch(partly.id)))).toMatchObject({
      type: "finished",
      result: { engine: "pro", findings: [{ code: "partly_lite" }] },
    });
    expect(await partly.person.counted()).toEqual({ used: 1, generations: 1 });
  });

  test("uses Humanize Lite if the account may not use Humanize Pro", async () => {
    const given = fixture.given.length;
    for (const plan of [{ plan: "normal" }, { plan: "premium" }] as const) {
      const person = await fixture.newPerson(plan);
      const events = await allEvents(await person.watch(await person.run("A text.\n\nAnd more.", {})));
      expect(deliveredText(events)).toBe("A text.\n\nAnd more.");
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
    expect(fixture.given).toHaveLength(given);
  });

  test("[PAGES-73] by Humanize Pro is paid for with a free generation, which is returned if it fails", async () => {
    const person = await fixture.newPerson({ emailVerified: true, credits: 2 });
    for (const [credits, isGiven] of [
      [2, false],
      [1, true],
    ] as const) {
      const count = fixture.given.length + 1;
      const id = await person.run(text, { mode: "formal", level: 3 });
      const paced = await fixture.nth(count);
      expect(paced.options).toMatchObject({ mode: "formal", level: 3 });
      expect(paced.run).toMatchObject({ priority: 5000, owner: (await person.row()).id });
      if (isGiven) paced.finish();
      else paced.fail(new Error("a fault"));
      const events = await allEvents(await person.watch(id));
      expect((await person.row()).credits).toBe(credits);
      expect(last(events)).not.toMatchObject({ result: { lite_text: expect.anything() } });
    }
    expect(await person.counted()).toEqual({ used: 0, generations: 1 });
  });

  test("[PAGES-74] with the last free generation, the result of Humanize Lite is shown too", async () => {
    const person = await fixture.newPerson({ emailVerified: true, credits: 1 });
    const count = fixture.given.length + 1;
    const id = await person.run(text, {});
    (await fixture.nth(count)).finish();
    expect(last(await allEvents(await person.watch(id)))).toMatchObject({
      type: "finished",
      result: { engine: "pro", transformed_text: written, lite_text: expect.stringMatching(/oak/) },
    });
    expect(await person.counted()).toEqual({ used: 0, generations: 1 });
  });
});
