import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type BatchFixture, openBatchFixture } from "#test/batch-fixture.ts";
import { scriptedPro } from "#test/scripted-pro.ts";
import { databaseKinds } from "#test/test-database.ts";
import { patience, until } from "#test/until.ts";
import { type Jobs, startJobs } from "../jobs/start-jobs.ts";
import { batchQueue, enqueueFileOn, maintainBatches } from "./batch-jobs.ts";

describe.each(databaseKinds)("job queue of batch files (%s database)", (kind) => {
  let fixture: BatchFixture;
  let started: Jobs[];
  let atWork = 0;
  let most = 0;
  /** True if a file is finished only when another file is being worked on at the same time. */
  let mustMeet = false;
  beforeAll(async () => {
    fixture = await openBatchFixture(kind);
    const pro = scriptedPro({
      async before() {
        atWork++;
        most = Math.max(most, atWork);
        if (mustMeet) await until(() => most > 1);
        atWork--;
      },
    });
    const start = () => {
      const queues = [batchQueue(fixture.deps({ pro }))];
      return startJobs({ database: fixture.database, logger: fixture.app.billing.logger, queues, pollMs: 100 });
    };
    started = [await start(), await start()];
  });
  afterAll(async () => {
    await Promise.all(started.map((jobs) => jobs.stop()));
    await fixture.close();
  });

  test("several servers share the queue; together they process each file once, and only a few files at a time", async () => {
    const person = await fixture.newPerson();
    const batch = await person.newBatch();
    const files = 12;
    await Promise.all(Array.from({ length: files }, (_, file) => person.add(batch, `${file}.txt`, "We utilize it.")));
    const handed = fixture.app.waitingFiles.splice(0);
    mustMeet = true;
    // Queue each file twice, as happens after a restart.
    for (const file of [...handed, ...handed]) {
      await Promise.all(started.map((jobs) => enqueueFileOn(jobs)(file)));
    }
    const states = async () => (await person.batches())[0]!.files.map(({ state }) => state);
    await vi.waitFor(async () => expect(await states()).toEqual(Array(files).fill("done")), {
      ...patience,
      interval: 200,
    });
    expect(await person.generations()).toBe(files);
    mustMeet = false;
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(2 * 3);
    const [tries] = await fixture.database.query("SELECT sum(tries)::int AS tries FROM batch_files", []);
    expect(tries?.tries).toBe(files);
  });

  test("periodic maintenance queues files without a job, and deletes expired batches", async () => {
    const person = await fixture.newPerson();
    const batch = await person.newBatch();
    await person.add(batch, "lost.txt", "We utilize it.");
    fixture.app.waitingFiles.length = 0;
    await maintainBatches(fixture.deps(), enqueueFileOn(started[0]!));
    const state = async () => (await person.file("lost.txt")).state;
    await vi.waitFor(async () => expect(await state()).toBe("done"), patience);
    const later = { ...fixture.deps(), now: () => new Date(batch.expiresAt) };
    await maintainBatches(later, enqueueFileOn(started[0]!));
    expect(await fixture.database.query("SELECT id FROM batch_files WHERE batch_id = $1", [batch.id])).toEqual([]);
  });
});
