import type { Batch } from "@rewright/contract/batches";
import { expect, test, vi } from "vitest";
import { openKillableWorld } from "../../test/killable-world.ts";
import { databaseKinds } from "../../test/test-database.ts";

// Every kill costs a start of the server, which takes seconds, and many more where the machine is busy.
vi.setConfig({ testTimeout: 300_000 });

const files = 8;

test.each(databaseKinds)("a kill -9 loses no file, and none is done twice, in the %s database", async (kind) => {
  await using world = await openKillableWorld(kind);
  const { server } = world;
  const { browser, user } = await world.newPerson();
  const { id: userId } = await user();
  await server.query(`UPDATE users SET plan = 'premium', billing_period = 'yearly' WHERE id = '${userId}'`);
  const batch = (await (await browser.post("/api/batches")).json()) as Batch;
  for (let file = 0; file < files; file++) {
    // Each takes the scripted worker 300 milliseconds.
    const content = Buffer.from(`wait for file ${file}`).toString("base64");
    const answer = await browser.post(`/api/batches/${batch.id}/files`, { name: `${file}.txt`, content });
    expect(answer.status).toBe(200);
  }
  const states = async () => {
    const { batches } = (await (await browser.get("/api/batches")).json()) as { batches: Batch[] };
    return batches[0]!.files.map(({ state }) => state);
  };
  const done = async () => (await states()).filter((state) => state === "done").length;

  await vi.waitFor(async () => expect(await states()).toContain("running"), { timeout: 60_000, interval: 10 });
  await server.kill();
  await world.timePasses();
  await server.start();
  await vi.waitFor(async () => expect(await done()).toBeGreaterThan(1), { timeout: 60_000, interval: 10 });
  const before = await states();
  expect(before).not.toEqual(Array(files).fill("done"));
  await server.kill();
  await world.timePasses();
  await server.start();
  await vi.waitFor(async () => expect(await done()).toBe(files), { timeout: 60_000, interval: 50 });
  expect((await user()).total_generations).toBe(files);
  // Only what was being worked on when the server died was begun again.
  const [begun] = await server.query("SELECT sum(tries)::int AS tries FROM batch_files");
  expect(Number(begun?.tries)).toBeLessThanOrEqual(files + 2 * 3);
  expect((await browser.get(`/api/batches/${batch.id}/download`)).status).toBe(200);
});
