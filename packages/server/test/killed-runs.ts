import { expect } from "vitest";
import { type KillableServer, newPerson, type Person } from "./killable.ts";
import { allEvents } from "./read-events.ts";

type End = "finished" | "failed" | "not there";

interface Started {
  /**
   * Starts a background rewrite of the text. Alternates between the two engines.
   * @returns its id
   */
  start(text: string): string;
  /** Resolves when every start request has a response or the server has crashed. */
  answered(): Promise<unknown>;
  endOf(id: string): Promise<string>;
}

interface Crash {
  /** Starts background rewrites and crashes the server. */
  readonly run: (started: Started, server: KillableServer) => Promise<unknown>;
  /** The allowed outcomes of the background rewrites, in any order. */
  readonly ends: readonly (readonly End[])[];
}

type FaultPoint = Parameters<KillableServer["crashAt"]>[0];

/**
 * Starts two background rewrites at the same time. Crashes the server when the first of them reaches the fault point.
 */
const at = (faultPoint: FaultPoint, ends: Crash["ends"]): Crash => ({
  async run({ start, answered }, server) {
    server.crashAt(faultPoint);
    start("fine");
    start("fine");
    await Promise.all([server.crashed(), answered()]);
  },
  ends,
});

const oneIsLost: Crash["ends"] = [
  ["failed", "failed"],
  ["failed", "finished"],
  ["failed", "not there"],
];

const crashes: Readonly<Record<string, Crash>> = {
  "before a run is stored": at("before a run is stored", [["not there", "not there"]]),
  "before it is committed": at("before the run is committed", [["not there", "not there"]]),
  "before its first news": at("before its first news", oneIsLost),
  "before it is counted": at("before a generation is counted", oneIsLost),
  "before its use is settled": at("before the use is settled", oneIsLost),
  "before its end is written": at("before the run ends", oneIsLost),
  "before its end is committed": at("before what was counted is committed", oneIsLost),
  "while they are worked on": {
    async run({ start, answered }, server) {
      start("sleep");
      start("sleep");
      await answered();
      await server.kill();
    },
    ends: [["failed", "failed"]],
  },
  "when one has ended": {
    async run({ start, answered, endOf }, server) {
      const first = start("fine");
      await answered();
      await endOf(first);
      start("sleep");
      await answered();
      await server.kill();
    },
    ends: [["failed", "finished"]],
  },
};

/**
 * Crashes a server at every fault point of a background rewrite. Checks that each finished rewrite is counted exactly
 * once.
 */
export async function killRuns(server: KillableServer): Promise<void> {
  await server.start();
  const person = await newPerson(server);
  const { id: userId } = await person.user();
  await server.query(`UPDATE users SET plan = 'premium' WHERE id = '${userId}'`);
  let finished = 0;
  for (const [name, { run, ends }] of Object.entries(crashes)) {
    const ids: string[] = [];
    const answers: Promise<unknown>[] = [];
    const start = (text_content: string) => {
      const run_id = crypto.randomUUID();
      const ultra = ids.push(run_id) % 2 === 0;
      answers.push(person.browser.post("/hum/runs", { text_content, run_id, ultra }));
      return run_id;
    };
    await run({ start, answered: () => Promise.allSettled(answers), endOf: (id) => endOf(person, id) }, server);
    await server.timePasses();
    await server.start();
    const ended = await Promise.all(ids.map((id) => endOf(person, id)));
    expect(ends, name).toContainEqual(ended.toSorted());
    finished += ended.filter((end) => end === "finished").length;
    const usage = (await (await person.browser.post("/api/rate-limit/check")).json()) as { totalUsed: number };
    expect([name, usage.totalUsed, (await person.user()).total_generations]).toEqual([name, finished, finished]);
    expect(await server.query("SELECT * FROM usage_reservations")).toEqual([]);
  }
}

/** Returns the outcome of a background rewrite, or "not there" if it was not stored. */
export async function endOf({ browser }: Person, id: string): Promise<string> {
  const answer = await browser.get(`/hum/runs/${id}`);
  if (answer.status === 404) return "not there";
  return (await allEvents(answer)).at(-1)?.data.type ?? "nothing";
}
