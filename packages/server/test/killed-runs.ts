import { expect } from "vitest";
import { type KillableServer, newPerson, type Person } from "./killable.ts";
import { allEvents } from "./read-events.ts";

type End = "finished" | "failed" | "not there";

interface Started {
  /** Starts a run of the text, by one engine or the other in turn. @returns its id */
  start(text: string): string;
  /** Resolves when all that was started is answered, or the server is dead. */
  answered(): Promise<unknown>;
  endOf(id: string): Promise<string>;
}

interface Death {
  /** Starts runs and has the server die. */
  readonly comes: (started: Started, server: KillableServer) => Promise<unknown>;
  /** How the runs must have ended then, in any order. */
  readonly ends: readonly (readonly End[])[];
}

type DyingAt = Parameters<KillableServer["crashAt"]>[0];

/** Two runs at once, and the server dies when the first of them comes to the moment. */
const at = (moment: DyingAt, ends: Death["ends"]): Death => ({
  async comes({ start, answered }, server) {
    server.crashAt(moment);
    start("fine");
    start("fine");
    await Promise.all([server.died(), answered()]);
  },
  ends,
});

const oneIsLost: Death["ends"] = [
  ["failed", "failed"],
  ["failed", "finished"],
  ["failed", "not there"],
];

const deaths: Readonly<Record<string, Death>> = {
  "before a run is stored": at("before a run is stored", [["not there", "not there"]]),
  "before it is committed": at("before the run is committed", [["not there", "not there"]]),
  "before its first news": at("before its first news", oneIsLost),
  "before it is counted": at("before a generation is counted", oneIsLost),
  "before its use is settled": at("before the use is settled", oneIsLost),
  "before its end is written": at("before the run ends", oneIsLost),
  "before its end is committed": at("before what was counted is committed", oneIsLost),
  "while they are worked on": {
    async comes({ start, answered }, server) {
      start("sleep");
      start("sleep");
      await answered();
      await server.kill();
    },
    ends: [["failed", "failed"]],
  },
  "when one has ended": {
    async comes({ start, answered, endOf }, server) {
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

/** Has a server die at every moment of a run, and checks that no use is lost and none counted twice. */
export async function killRuns(server: KillableServer): Promise<void> {
  await server.start();
  const person = await newPerson(server);
  const { id: userId } = await person.user();
  await server.query(`UPDATE users SET plan = 'premium' WHERE id = '${userId}'`);
  let finished = 0;
  for (const [name, { comes, ends }] of Object.entries(deaths)) {
    const ids: string[] = [];
    const answers: Promise<unknown>[] = [];
    const start = (text_content: string) => {
      const run_id = crypto.randomUUID();
      const ultra = ids.push(run_id) % 2 === 0;
      answers.push(person.browser.post("/hum/runs", { text_content, run_id, ultra }));
      return run_id;
    };
    await comes({ start, answered: () => Promise.allSettled(answers), endOf: (id) => endOf(person, id) }, server);
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

/** Returns how a run ended; it is not there where it had not been stored. */
export async function endOf({ browser }: Person, id: string): Promise<string> {
  const answer = await browser.get(`/hum/runs/${id}`);
  if (answer.status === 404) return "not there";
  return (await allEvents(answer)).at(-1)?.data.type ?? "nothing";
}
