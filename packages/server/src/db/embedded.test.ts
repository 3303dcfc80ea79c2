import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeEmbeddedDatabase } from "#test/test-database.ts";
import { openEmbedded } from "./embedded.ts";
import { isOutOfReach } from "./is-out-of-reach.ts";

const plenty = 2 ** 30;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "embedded-"));
  await writeEmbeddedDatabase(join(folder, "db"));
});
afterEach(() => rm(folder, { recursive: true }));

test("an embedded database on a full disk reports that it is unreachable, and works again once there is space", async () => {
  let free = plenty;
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(await openEmbedded(folder, () => free), (one) => one.close());
  await database.query("CREATE TABLE letters (name text)", []);
  const write = sql`INSERT INTO letters VALUES ('a')`;
  const ways = [
    () => database.db.execute(write),
    () => database.db.transaction((tx) => tx.execute(write)),
    () => database.query("INSERT INTO letters VALUES ('a')", []),
    () => database.inTransaction(async (execute) => void (await execute("INSERT INTO letters VALUES ('a')"))),
  ];
  free = 2 ** 20;
  for (const way of ways) expect(isOutOfReach(await way().catch((error: unknown) => error))).toBe(true);
  free = plenty;
  expect(await database.query("SELECT * FROM letters", [])).toEqual([]);
  for (const way of ways) await way();
  expect(await database.query("SELECT * FROM letters", [])).toHaveLength(4);
});

test("opening an embedded database on a full disk fails with a message that says so", async () => {
  await expect(openEmbedded(folder, () => 0)).rejects.toThrow(/The disk of .* is full/);
  const database = await openEmbedded(folder, () => plenty);
  await database.close();
});
