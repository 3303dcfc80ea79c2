import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { databaseKinds, openTestDatabase, usualDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";
import type { Queue } from "./queue.ts";
import { type Jobs, startJobs } from "./start-jobs.ts";

const logger = pino({ level: "silent" });

describe.each(databaseKinds)("job queue (%s database)", (kind) => {
  let database: Database;
  let started: Jobs[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(async () => {
    await Promise.all(started.map((jobs) => jobs.stop()));
    started = [];
    await database.query("DELETE FROM jobs.job", []);
  });
  afterAll(() => database.close());

  const queueOf = (handle: Queue["handle"], more: Partial<Queue> = {}): Queue => ({
    name: "letters",
    atOnce: 2,
    retryDelaySeconds: 1,
    retryLimit: 2,
    expireInSeconds: 60,
    handle,
    ...more,
  });
  async function start(queue: Queue, given: Partial<Parameters<typeof startJobs>[0]> = {}): Promise<Jobs> {
    const jobs = await startJobs({ database, logger, queues: [queue], pollMs: 100, ...given });
    started.push(jobs);
    return jobs;
  }
  const rows = () => database.query("SELECT state, data, output FROM jobs.job ORDER BY created_on", []);
  const states = async () => (await rows()).map(({ state }) => state);

  test("each job is done only once, by one of several workers", async () => {
    const done: unknown[] = [];
    const queue = queueOf(async (data) => void done.push(data));
    const [first, second] = [await start(queue), await start(queue)];
    for (let letter = 0; letter < 20; letter++) await (letter % 2 ? first : second).send("letters", { letter });
    await vi.waitFor(async () => expect(await states()).toEqual(Array(20).fill("completed")), { timeout: 20_000 });
    expect(done).toHaveLength(20);
    expect(new Set(done.map((data) => JSON.stringify(data))).size).toBe(20);
  });

  test("a failed job is retried without storing its error, and is not retried after the last attempt", async () => {
    const tries: string[] = [];
    const queue = queueOf(async (data) => {
      const { to } = data as { to: string };
      tries.push(to);
      if (to === "nobody" || tries.filter((one) => one === to).length === 1) throw new Error("a card of somebody");
    });
    const jobs = await start(queue);
    await jobs.send("letters", { to: "somebody" });
    await jobs.send("letters", { to: "nobody" }, { retryLimit: 1 });
    const ended = async () => expect((await states()).sort()).toEqual(["completed", "failed"]);
    await vi.waitFor(ended, { timeout: 20_000, interval: 200 });
    expect(tries.toSorted()).toEqual(["nobody", "nobody", "somebody", "somebody"]);
    expect(JSON.stringify(await rows())).not.toContain("a card of somebody");
  });

  test("a job is not added to the queue while a job with the same key is waiting", async () => {
    const done: unknown[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const queue = queueOf(async (data) => {
      await held;
      done.push(data);
    });
    const jobs = await start({ ...queue, atOnce: 1 });
    await jobs.send("letters", { day: 0 }, { oncePerSeconds: 86_400 });
    await jobs.send("letters", { day: 1 }, { oncePerSeconds: 86_400 });
    await vi.waitFor(async () => expect(await states()).toEqual(["active"]));
    for (const letter of [1, 2, 3]) await jobs.send("letters", { letter }, { key: "same" });
    expect(await states()).toEqual(["active", "created"]);
    // A job with this key can be added while another one is running: the running one may not have seen the newest
    // change.
    release();
    await vi.waitFor(() => expect(done).toEqual([{ day: 0 }, { letter: 1 }]));
    await jobs.send("letters", { letter: 4 }, { key: "same" });
    await jobs.send("letters", { day: 2 }, { oncePerSeconds: 86_400 });
    await vi.waitFor(() => expect(done).toEqual([{ day: 0 }, { letter: 1 }, { letter: 4 }]));
  });

  test("[BEYOND-19] a job that was running in a crashed process is done again", async () => {
    let isCrashed = true;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const done: unknown[] = [];
    const queue = queueOf(
      async (data) => {
        if (isCrashed) await released;
        else done.push(data);
      },
      { expireInSeconds: 1 },
    );
    const crashed = await start(queue);
    await crashed.send("letters", { letter: 1 });
    await vi.waitFor(async () => expect(await states()).toEqual(["active"]));
    await database.query("UPDATE jobs.job SET started_on = now() - interval '1 minute'", []);
    isCrashed = false;
    // Starting the queue ends expired jobs.
    await start(queue);
    await vi.waitFor(() => expect(done).toEqual([{ letter: 1 }]), { timeout: 20_000, interval: 200 });
    release();
  });

  test("stopping the queue waits for running jobs and starts no others", async () => {
    const done: unknown[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const queue = queueOf(
      async (data) => {
        await held;
        done.push(data);
      },
      { atOnce: 1 },
    );
    const jobs = await start(queue);
    await jobs.send("letters", { letter: 1 });
    await vi.waitFor(async () => expect(await states()).toEqual(["active"]));
    await jobs.send("letters", { letter: 2 });
    const stopped = jobs.stop();
    release();
    await stopped;
    started = [];
    expect(done).toEqual([{ letter: 1 }]);
    expect(await states()).toEqual(["completed", "created"]);
  });

  test("jobs continue after the database was unreachable for a short time", async () => {
    let isAway = false;
    let refused = 0;
    const query: Database["query"] = async (sql, values) => {
      if (!isAway) return database.query(sql, values);
      refused++;
      throw new Error("no connection");
    };
    const done: unknown[] = [];
    const queue = queueOf(async (data) => void done.push(data));
    const jobs = await start(queue, { database: { ...database, query } });
    isAway = true;
    await vi.waitFor(() => expect(refused).toBeGreaterThan(1));
    isAway = false;
    await jobs.send("letters", { letter: 1 });
    await vi.waitFor(() => expect(done).toEqual([{ letter: 1 }]));
  });

  test("maintenance work runs when the queue starts, and its failure does not stop the queue", async () => {
    const ticks: number[] = [];
    const jobs = await start(
      queueOf(async () => {}),
      {
        async onTick() {
          ticks.push(1);
          throw new Error("no luck");
        },
      },
    );
    await vi.waitFor(() => expect(ticks).toEqual([1]));
    await jobs.send("letters", {});
    await vi.waitFor(async () => expect(await states()).toEqual(["completed"]));
  });
});

test("starting the queue fails if the database cannot be used", async () => {
  const database = await openTestDatabase(usualDatabase);
  await database.close();
  await expect(startJobs({ database, logger, queues: [] })).rejects.toThrow();
});
