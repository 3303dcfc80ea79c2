import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openBilledFixture, openProvider } from "../test/billed-fixture.ts";
import { newPerson, openKillable } from "../test/killable.ts";
import { addFile, beginBatch, newYearlyPerson, statesOf, untilDone } from "../test/killed-batches.ts";
import { crashOnJourney } from "../test/killed-journey.ts";
import { endOf } from "../test/killed-runs.ts";
import { databaseKinds } from "../test/test-database.ts";

// Allow long tests: the test starts a real process twice, which takes seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

let provider: Awaited<ReturnType<typeof openProvider>>;
beforeAll(async () => {
  provider = await openProvider();
});
afterAll(() => provider?.[Symbol.asyncDispose]());

test.each(databaseKinds)(
  "[SAFETY-22] when the server's process is killed during a payment, rewrites and a batch, a new process finishes them (%s database)",
  async (kind) => {
    await using server = await openKillable(kind);
    const fixture = await openBilledFixture(provider, server);
    const runner = await newPerson(server);
    const { id } = await runner.user();
    await server.query(`UPDATE users SET plan = 'premium' WHERE id = '${id}'`);
    const yearly = await newYearlyPerson(server);
    const runs = [crypto.randomUUID(), crypto.randomUUID()];
    for (const run_id of runs) {
      // Nothing else is rewritten while the only worker is busy with this text.
      expect((await runner.browser.post("/hum/runs", { text_content: "sleep", run_id })).status).toBe(200);
    }
    const batch = await beginBatch(yearly);
    await addFile(yearly, batch, 0);
    await vi.waitFor(async () => expect(await statesOf(yearly)).toContain("running"), { timeout: 60_000 });

    const point = { moment: "before what is true is committed" } as const;
    await crashOnJourney(fixture, { eventsFirst: true }, new Map([["the payment's events", point]]));

    expect(await Promise.all(runs.map((run) => endOf(runner, run)))).toEqual(["failed", "failed"]);
    expect((await runner.user()).total_generations).toBe(0);
    expect(await server.query("SELECT * FROM usage_reservations")).toEqual([]);
    await untilDone(yearly, server, kind);
    expect((await yearly.browser.get(`/api/batches/${batch.id}/download`)).status).toBe(200);
  },
);
