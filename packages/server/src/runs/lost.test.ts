import type { RunEvent } from "@rewright/contract/runs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allEvents, deliveredText, type ReceivedEvent } from "#test/read-events.ts";
import { openRunFixture, written } from "#test/run-fixture.ts";
import { databaseKinds } from "#test/test-database.ts";
import { patience } from "#test/until.ts";
import { reapLostRuns } from "./end-lost-runs.ts";

const last = (events: readonly ReceivedEvent[]): RunEvent | undefined => events.at(-1)?.data;

describe.each(databaseKinds)("background rewrites (%s database)", (kind) => {
  let fixture: Awaited<ReturnType<typeof openRunFixture>>;
  beforeAll(async () => {
    fixture = await openRunFixture(kind);
  });
  afterAll(() => fixture.close());

  test("a rewrite whose process is gone fails when its events are next requested, and no longer counts against the daily limit", async () => {
    const { person, id, paced } = await fixture.begun();
    paced.deliver(1);
    await expect
      .poll(() => fixture.database.query("SELECT events FROM runs WHERE id = $1", [id]), patience)
      .not.toEqual([{ events: 1 }]);
    await fixture.endLease(id);
    const seen = await Promise.all([1, 2, 3].map(async () => allEvents(await person.watch(id))));
    for (const events of seen) {
      expect(events).toEqual(seen[0]);
      expect(last(events)).toMatchObject({
        type: "failed",
        error: "unavailable",
        message: "The server stopped during this rewrite, so we didn't count it. Please try again.",
      });
    }
    expect(await person.counted()).toEqual({ used: 0, generations: 0 });
    // If the process is still alive, what it writes now changes nothing.
    paced.finish();
    await expect.poll(() => fixture.isActive(id), patience).toBe(false);
    expect(await allEvents(await person.watch(id))).toEqual(seen[0]);
    expect(await person.counted()).toEqual({ used: 0, generations: 0 });
  });

  test("[CONSTANTS-38, SAFETY-18] an ended rewrite leaves no readable text in the database or log, and no data at all after ten minutes", async () => {
    const { person, id, paced } = await fixture.begun();
    paced.finish();
    await allEvents(await person.watch(id));
    const rows = await fixture.database.query("SELECT * FROM runs JOIN run_events ON run_id = id WHERE id = $1", [id]);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      const stored = Object.values(row).map((value) =>
        value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value),
      );
      expect(stored.join(" ")).not.toMatch(/oak|utilize|part|finished_|transformed/);
    }
    expect(JSON.stringify(fixture.app.log)).not.toMatch(/oak|utilize/);

    const { now } = fixture.app.clock;
    fixture.app.clock.now = new Date(now.getTime() + 9 * 60_000);
    expect(deliveredText(await allEvents(await person.watch(id)))).toBe(written);
    fixture.app.clock.now = new Date(now.getTime() + 11 * 60_000);
    expect((await person.watch(id)).status).toBe(404);
    expect((await person.stop(id)).status).toBe(404);
    // The id of an ended rewrite can be used again, before and after its rows are deleted.
    const count = fixture.given.length + 1;
    expect(await person.run("Another text.", { ultra: true, run_id: id })).toBe(id);
    (await fixture.nth(count)).finish();
    expect(deliveredText(await allEvents(await person.watch(id)))).toBe("Another text.");
    fixture.app.clock.now = new Date(now.getTime() + 22 * 60_000);
    await reapLostRuns(fixture.app.runs);
    for (const table of ["runs", "run_events"]) {
      const column = table === "runs" ? "id" : "run_id";
      expect(await fixture.database.query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [id])).toEqual([]);
    }
    fixture.app.clock.now = now;
  });

  test("a rewrite whose process is gone is ended even if no one requests its events", async () => {
    const { person, id } = await fixture.begun();
    const other = await fixture.begun();
    await fixture.endLease(id);
    await reapLostRuns(fixture.app.runs);
    expect(await person.counted()).toEqual({ used: 0, generations: 0 });
    expect(last(await allEvents(await person.watch(id)))).toMatchObject({ type: "failed", error: "unavailable" });
    other.paced.finish();
    expect(last(await allEvents(await other.person.watch(other.id)))).toMatchObject({ type: "finished" });
  });

  test("deleting an account deletes its background rewrites", async () => {
    const { person, id, paced } = await fixture.begun();
    paced.deliver(1);
    const stream = await person.watch(id);
    await fixture.database.query("DELETE FROM users WHERE email = $1", [person.email]);
    await allEvents(stream);
    expect(await fixture.database.query("SELECT 1 FROM run_events WHERE run_id = $1", [id])).toEqual([]);
    paced.finish();
    await expect.poll(() => fixture.isActive(id), patience).toBe(false);
  });
});
