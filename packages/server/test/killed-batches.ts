import type { Batch } from "@rewright/contract/batches";
import { expect, vi } from "vitest";
import type { FaultPoint } from "./fault-points.ts";
import { type KillableServer, newPerson, type Person } from "./killable.ts";

/** Files that a server works on at once; one more waits. */
const atOnce = 3;
const files = atOnce + 1;

const deaths: readonly FaultPoint[] = [
  "before a job is added",
  "before a file is claimed",
  "before another file is claimed",
  "before its result is stored",
  "before a generation is counted",
  "before what was counted is committed",
];

/** Has a server die at every moment of a batch, and checks that no file is lost and none done twice. */
export async function killBatches(server: KillableServer): Promise<void> {
  await server.start();
  for (const moment of deaths) {
    const person = await newYearlyPerson(server);
    const batch = await beginBatch(person);
    server.crashAt(moment);
    for (let file = 0; file < files; file++) await addFile(person, batch, file).catch(() => {});
    await server.died();
    await server.timePasses();
    await server.start();
    await untilDone(person, server, moment);
    expect((await person.browser.get(`/api/batches/${batch.id}/download`)).status).toBe(200);
  }
}

/** Opens an account that may use batches. */
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

/** Waits until every file of the only batch is done, and checks that each was counted and only unfinished ones begun again. */
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
  // Only what was being worked on when the server died was begun again.
  expect(Number(begun?.tries), name).toBeLessThanOrEqual(states.length + atOnce);
}
