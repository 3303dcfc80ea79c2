import type { Batch } from "@rewright/contract/batches";
import { expect, vi } from "vitest";
import type { FaultPoint } from "./fault-points.ts";
import { type KillableServer, newPerson, type Person } from "./killable.ts";

/** Number of files that a server processes at the same time. The tests upload one file more, which waits. */
const atOnce = 3;
const files = atOnce + 1;

const faultPoints: readonly FaultPoint[] = [
  "before a job is added",
  "before a file is claimed",
  "before another file is claimed",
  "before its result is stored",
  "before a generation is counted",
  "before what was counted is committed",
];

/** Crashes a server at every fault point of batch processing. Checks that no file is lost or processed twice. */
export async function killBatches(server: KillableServer): Promise<void> {
  await server.start();
  for (const faultPoint of faultPoints) {
    const person = await newYearlyPerson(server);
    const batch = await beginBatch(person);
    server.crashAt(faultPoint);
    for (let file = 0; file < files; file++) await addFile(person, batch, file).catch(() => {});
    await server.crashed();
    await server.timePasses();
    await server.start();
    await untilDone(person, server, faultPoint);
    expect((await person.browser.get(`/api/batches/${batch.id}/download`)).status).toBe(200);
  }
}

/** Creates an account with a yearly plan, which may upload batches. */
export async function newYearlyPerson(server: KillableServer): Promise<Person> {
  const person = await newPerson(server);
  const { id } = await person.user();
  await server.query(`UPDATE users SET plan = 'premium', billing_period = 'yearly' WHERE id = '${id}'`);
  return person;
}

export const beginBatch = async ({ browser }: Person) => (await (await browser.post("/api/batches")).json()) as Batch;

export async function addFile({ browser }: Person, { id }: Batch, number: number, text = "A file."): Promise<void> {
  const content = Buffer.from(text).toString("base64");
  const answer = await browser.post(`/api/batches/${id}/files`, { name: `${number}.txt`, content });
  expect(answer.status).toBe(200);
}

export async function statesOf({ browser }: Person): Promise<string[]> {
  const { batches } = (await (await browser.get("/api/batches")).json()) as { batches: Batch[] };
  return batches[0]!.files.map(({ state }) => state);
}

/**
 * Waits until every file of the account's batch is done. Checks that each file was counted once, and that only
 * unfinished files were started again after the crash.
 */
export async function untilDone(person: Person, server: KillableServer, name: string): Promise<void> {
  const states = await vi.waitFor(
    async () => {
      const found = await statesOf(person);
      expect(new Set(found), name).toEqual(new Set(["done"]));
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );
  const { id, total_generations: generations } = await person.user();
  expect([name, generations]).toEqual([name, states.length]);
  const [begun] = await server.query(
    `SELECT sum(tries)::int AS tries FROM batch_files JOIN batches ON batches.id = batch_id WHERE user_id = '${id}'`,
  );
  // Only files that were being processed during a crash may have been started again.
  expect(Number(begun?.tries), name).toBeLessThanOrEqual(states.length + atOnce);
}
