import type { RunEvent } from "@rewright/contract/runs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertUsers } from "#test/insert-users.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import { patience } from "#test/until.ts";
import type { Database, Db } from "../db/database.ts";
import { createEventWriter, type LastEvent, RunLost } from "./event-writer.ts";
import { createRunCipher } from "./run-cipher.ts";
import { eventsAfter, findRun, insertRun, type RunKey } from "./store.ts";

const cipher = createRunCipher(["a secret of this test, long enough for all"]);
const away = () => Object.assign(new Error("no connection"), { code: "ECONNRESET" });
const failed: LastEvent = { type: "failed", error: "internal", message: "A fault.", error_id: "1" };
const progress = (done: number): RunEvent => ({ type: "progress", done, total: 9 });
const part = (index: number): RunEvent => ({ type: "part", index, start: 0, end: 1, text: "A", engine: "pro" });

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(usualDatabase);
});
afterAll(() => database.close());

/**
 * Returns a stored run and its event writer. `faults` lists when each transaction fails: before or after its data is
 * stored, or never.
 */
async function open(...faults: ("before" | "after" | "never")[]) {
  const [userId = ""] = await insertUsers(database.db, [{}]);
  const run: RunKey = { userId, id: crypto.randomUUID() };
  const now = () => new Date("2026-03-01T12:00:00.000Z");
  const requestHash = Buffer.alloc(32);
  await insertRun(database.db, { ...run, requestHash, useId: crypto.randomUUID(), createdAt: now(), leaseMs: 60_000 });
  const db = new Proxy(database.db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== "transaction") return typeof value === "function" ? value.bind(target) : value;
      return async (work: (tx: Db) => Promise<void>) => {
        const kind = faults.shift();
        if (kind === "before") throw away();
        await target.transaction(work);
        if (kind === "after") throw away();
      };
    },
  });
  const failures: unknown[] = [];
  const onFailure = (reason: unknown) => void failures.push(reason);
  const writer = createEventWriter({ db, now, cipher, run, written: 0, onWritten: () => {}, onFailure });
  const stored = async () =>
    (await eventsAfter(database.db, run, 0, 100)).map(({ number, payload }) => [
      number,
      cipher.decrypt(run, number, payload),
    ]);
  return { run, writer, failures, stored, find: () => findRun(database.db, run) };
}

test("each event is written once and in order, even if the database is unreachable or its response is lost", async () => {
  const { writer, stored, find, failures } = await open("before", "after", "never", "after", "before");
  let settled = 0;
  writer.add(part(0));
  writer.add(part(1));
  await expect.poll(stored, patience).toHaveLength(2);
  writer.add(part(2));
  await writer.end(failed, async () => void settled++);
  expect(await stored()).toEqual([part(0), part(1), part(2), failed].map((event, index) => [index + 1, event]));
  expect(await find()).toMatchObject({ state: "failed", events: 4 });
  expect(settled).toBe(1);
  expect(failures).toEqual([]);
});

test("if several progress events wait to be written, only the newest is written", async () => {
  const { writer, stored } = await open("before");
  for (const event of [progress(1), progress(2), part(0), progress(3), progress(4)]) writer.add(event);
  await writer.end(failed, async () => {});
  expect((await stored()).map(([, event]) => event)).toEqual([progress(2), part(0), progress(4), failed]);
});

test("the last event of a rewrite is written in the same transaction that counts the rewrite", async () => {
  const { writer, stored, find } = await open();
  const refused = new Error("the use does not stand");
  await expect(writer.end({ type: "stopped", result: null }, () => Promise.reject(refused))).rejects.toBe(refused);
  expect([await stored(), (await find())?.state]).toEqual([[], "running"]);
  await writer.end(failed, async () => {});
  expect((await find())?.state).toBe("failed");
});

test("no event is stored for a background rewrite that was deleted or that another process has ended", async () => {
  const { run, writer, failures, stored } = await open();
  await database.query("UPDATE runs SET state = 'failed', ended_at = now() WHERE id = $1", [run.id]);
  writer.add(part(0));
  await expect(writer.end({ type: "stopped", result: null }, async () => {})).rejects.toThrow(RunLost);
  expect(failures).toEqual([expect.any(RunLost)]);
  await database.query("DELETE FROM runs WHERE id = $1", [run.id]);
  await expect(writer.end(failed, async () => {})).rejects.toThrow(RunLost);
  expect(await stored()).toEqual([]);
});
