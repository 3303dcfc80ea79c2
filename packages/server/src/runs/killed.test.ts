import { expect, test, vi } from "vitest";
import { type KillableWorld, openKillableWorld } from "../../test/killable-world.ts";
import { allEvents } from "../../test/read-events.ts";
import { databaseKinds } from "../../test/test-database.ts";

// Every kill costs a start of the server, which takes seconds, and many more where the machine is busy.
vi.setConfig({ testTimeout: 900_000 });

type Person = Awaited<ReturnType<KillableWorld["newPerson"]>>;

/** Two runs that were asked for, and when the server answered. */
interface Asked {
  readonly person: Person;
  readonly ids: readonly [string, string];
  readonly answered: Promise<unknown>;
}

interface Moment {
  /** What the scripted worker does: it takes 300 milliseconds, or for ever. */
  readonly text: "wait for it" | "hang here";
  readonly comes: (asked: Asked) => Promise<unknown>;
  /** How one of the two must have ended then; undefined where that is open. */
  readonly includes?: "finished" | "failed";
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** When the server is killed. */
const moments: Readonly<Record<string, Moment>> = {
  "while they are stored": { text: "wait for it", comes: () => sleep(25) },
  "while they are worked on": { text: "hang here", comes: ({ answered }) => answered, includes: "failed" },
  "about when the first ends": { text: "wait for it", comes: ({ answered }) => answered.then(() => sleep(250)) },
  "when one has ended": {
    text: "wait for it",
    comes: async ({ person, ids, answered }) => {
      await answered;
      await Promise.race(ids.map((id) => endOf(person, id)));
    },
    includes: "finished",
  },
};

test.each(databaseKinds)("a kill -9 loses no use and counts none twice, in the %s database", async (kind) => {
  await using world = await openKillableWorld(kind);
  const { server } = world;
  const person = await world.newPerson();
  const { id: userId } = await person.user();
  await server.query(`UPDATE users SET plan = 'premium' WHERE id = '${userId}'`);
  let finished = 0;
  for (const [name, { text, comes, includes }] of Object.entries(moments)) {
    const ids = [crypto.randomUUID(), crypto.randomUUID()] as const;
    // One by each engine.
    const start = (run_id: string, one: number) =>
      person.browser.post("/hum/runs", { text_content: text, run_id, ultra: one === 0 });
    const answered = Promise.allSettled(ids.map(start));
    await comes({ person, ids, answered });
    await server.kill();
    await answered;
    await server.start();
    // On the embedded database nobody else can work; on PostgreSQL another server might, for a while.
    if (kind === "PostgreSQL") {
      await server.query("UPDATE runs SET lease_ends_at = now() - interval '1 minute' WHERE state = 'running'");
    }
    const ends = await Promise.all(ids.map((id) => endOf(person, id)));
    expect(ends.filter((end) => !["finished", "failed", "not there"].includes(end))).toEqual([]);
    if (includes) expect(ends, name).toContain(includes);
    finished += ends.filter((end) => end === "finished").length;
    const usage = (await (await person.browser.post("/api/rate-limit/check")).json()) as { totalUsed: number };
    expect([name, usage.totalUsed, (await person.user()).total_generations]).toEqual([name, finished, finished]);
    expect(await server.query("SELECT * FROM usage_reservations")).toEqual([]);
  }
});

/** How a run ended; it is not there where it had not been stored. */
async function endOf({ browser }: Person, id: string): Promise<string> {
  const answer = await browser.get(`/hum/runs/${id}`);
  if (answer.status === 404) return "not there";
  return (await allEvents(answer)).at(-1)?.data.type ?? "nothing";
}
