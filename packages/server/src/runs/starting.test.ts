import type { RunEvent } from "@rewright/contract/runs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { allEvents, type ReceivedEvent } from "#test/read-events.ts";
import { openRunFixture, text } from "#test/run-fixture.ts";
import { databaseKinds } from "#test/test-database.ts";

const last = (events: readonly ReceivedEvent[]): RunEvent | undefined => events.at(-1)?.data;

describe.each(databaseKinds)("starting background rewrites (%s database)", (kind) => {
  let fixture: Awaited<ReturnType<typeof openRunFixture>>;
  beforeAll(async () => {
    fixture = await openRunFixture(kind);
  });
  afterAll(() => fixture.close());

  test("[CALLS-6] the same id starts one rewrite, even in two simultaneous requests", async () => {
    const person = await fixture.newPerson();
    const count = fixture.given.length + 1;
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
      [text, { ultra: true, style: "academic" }],
    ] as const) {
      const refused = await person.start(other, { ...options, run_id });
      expect([refused.status, await refused.json()]).toMatchObject([409, { error: "already_there" }]);
    }
    expect(fixture.given).toHaveLength(count);
    (await fixture.nth(count)).finish();
    await allEvents(await person.watch(run_id));
    expect((await person.start(text, { ultra: true, run_id })).status).toBe(200);
    expect(await person.counted()).toEqual({ used: 1, generations: 1 });
  });

  test("the last rewrite of the day can be reserved only once", async () => {
    const person = await fixture.newPerson({ plan: "normal" });
    for (let use = 0; use < 9; use++) await person.browser.post("/hum", { text_content: `A text, the ${use}.` });
    const answers = await Promise.all([1, 2].map(() => person.start("hang here", {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    const taken = answers.find(({ status }) => status === 200)!;
    const { id } = (await taken.json()) as { id: string };
    await person.stop(id);
    await allEvents(await person.watch(id));
    expect((await person.counted()).used).toBe(9);
  });

  test("[CALLS-6, CONSTANTS-39] an account can have only a limited number of background rewrites at a time", async () => {
    const person = await fixture.newPerson();
    const starts = await Promise.all([0, 1, 2, 3, 4].map(() => person.start(text)));
    expect(starts.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
    const refused = starts.find(({ status }) => status === 429)!;
    expect(await refused.json()).toMatchObject({
      error: "too_many_requests",
      message: expect.stringContaining("You already have 3 rewrites running,"),
    });
    expect((await person.counted()).used).toBe(3);
    const { id } = (await starts.find(({ status }) => status === 200)!.json()) as { id: string };
    await person.stop(id);
    await allEvents(await person.watch(id));
    expect((await person.start(text)).status).toBe(200);
  });

  test("a background rewrite is refused for the same reasons as a direct one", async () => {
    const person = await fixture.newPerson({ plan: "normal" });
    const refusal = async (answer: Promise<Response>) => ((await (await answer).json()) as { error: string }).error;
    expect(await refusal(person.start(" ", {}))).toBe("empty_text");
    expect(await refusal(person.start("word ".repeat(201), {}))).toBe("too_many_words");
    expect(await refusal(person.start(text, { ultra: true }))).toBe("premium_required");
    expect(await refusal(person.start(text, { mode: "premium" }))).toBe("premium_required");
    expect(await refusal(person.start(text, { run_id: "1" }))).toBe("invalid_input");
    expect((await person.counted()).used).toBe(0);
  });

  test("rewrites of a crashed server do not keep the account from starting others", async () => {
    const person = await fixture.newPerson();
    const ids = [await person.run(text), await person.run(text), await person.run(text)];
    expect((await person.start(text)).status).toBe(429);
    // This process still works on the rewrites, and may renew a lease before the next one starts.
    const started = await vi.waitUntil(
      async () => {
        for (const id of ids) await fixture.endLease(id);
        const answer = await person.start(text);
        return answer.status === 200 && answer;
      },
      { timeout: 20_000 },
    );
    const { id } = (await started.json()) as { id: string };
    await person.stop(id);
  });

  test("in maintenance mode no rewrite starts, and one that started before continues", async () => {
    const { person, id, paced } = await fixture.begun();
    await fixture.database.query("UPDATE system_settings SET maintenance_mode = true, version = version + 1", []);
    const refused = await person.start(text);
    expect([refused.status, await refused.json()]).toMatchObject([503, { error: "maintenance" }]);
    paced.finish();
    expect(last(await allEvents(await person.watch(id)))).toMatchObject({ type: "finished" });
    await fixture.database.query("UPDATE system_settings SET maintenance_mode = NULL, version = version + 1", []);
  });
});
