import { eq } from "drizzle-orm";
import { runs } from "../src/db/runs-schema.ts";
import { usageReservations, users } from "../src/db/schema.ts";
import { openBrowser, signedIn } from "./browser.ts";
import { startScriptedEngine } from "./scripted-engine.ts";
import { pacedPro } from "./scripted-pro.ts";
import { createTestApp, testOrigin } from "./test-app.ts";
import { type DatabaseKind, openTestDatabase } from "./test-database.ts";
import { until } from "./until.ts";

type Site = Parameters<typeof openBrowser>[0];
type Plan = Partial<typeof users.$inferInsert>;

/** The text that tests have rewritten. A simulated Humanize Pro replaces "utilize" in it. */
export const text = "We utilize oak.\n\nWe utilize ash.\n\nWe utilize elm.";
export const written = "We use oak.\n\nWe use ash.\n\nWe use elm.";

/**
 * Opens a test server on which people start background rewrites. The test controls when the simulated Humanize Pro
 * delivers each paragraph.
 */
export async function openRunFixture(kind: DatabaseKind) {
  const database = await openTestDatabase(kind);
  const { db } = database;
  const engine = startScriptedEngine();
  const paced = pacedPro();
  const app = createTestApp({ db, engine, pro: paced.pro, settings: { origin: testOrigin } });
  let people = 0;

  /** Creates a person, with Premium by default. */
  async function newPerson(plan: Plan = { plan: "premium" }) {
    people++;
    const email = `runner${people}@example.org`;
    const from = `198.51.100.${people}`;
    const browser = await signedIn(app, email, { from });
    await db.update(users).set(plan).where(eq(users.email, email));
    const row = async () => (await db.select().from(users).where(eq(users.email, email)))[0]!;
    const start = (text: string, options: object = { ultra: true }) =>
      browser.post("/hum/runs", { text_content: text, ...options });
    return {
      email,
      browser,
      row,
      start,
      /** Starts a background rewrite, which must be accepted. */
      async run(text: string, options?: object): Promise<string> {
        const answer = await start(text, options);
        const body = (await answer.json()) as { id: string };
        if (answer.status !== 200) throw new Error(`The run was refused: ${JSON.stringify(body)}`);
        return body.id;
      },
      watch: (id: string, query = "", headers: Record<string, string> = {}) =>
        browser.get(`/hum/runs/${id}${query}`, headers),
      stop: (id: string) => browser.post(`/hum/runs/${id}/stop`),
      /**
       * Returns the number of rewrites counted today, including reserved ones, and the number of texts that the account
       * had rewritten.
       */
      async counted() {
        const usage = (await (await browser.post("/api/rate-limit/check")).json()) as { totalUsed: number };
        return { used: usage.totalUsed, generations: (await row()).totalGenerations };
      },
      /** Continues with the same person's browser at another server, or over a real connection. */
      async at(site: Site) {
        const other = openBrowser(site, { from });
        await other.signIn({ email });
        return other;
      },
    };
  }

  /** Waits until the simulated Humanize Pro has got `count` texts, and returns the newest one. */
  async function nth(count: number) {
    await until(() => paced.runs.length >= count);
    return paced.runs[count - 1]!;
  }

  return {
    database,
    app,
    engine,
    /** The texts that the simulated Humanize Pro has got, in order. */
    given: paced.runs,
    newPerson,
    nth,
    /** Starts a Premium account's background rewrite, and waits until the simulated Humanize Pro works on it. */
    async begun(options?: object) {
      const person = await newPerson();
      const count = paced.runs.length + 1;
      const id = await person.run(text, options);
      return { person, id, paced: await nth(count) };
    },
    /** Lets the lease of a background rewrite expire, as if its process had crashed. */
    async endLease(id: string) {
      await db
        .update(runs)
        .set({ leaseEndsAt: new Date(0) })
        .where(eq(runs.id, id));
    },
    /** Returns whether this process is working on the background rewrite. */
    isActive: (id: string) => [...app.runs.active.keys()].some((name) => name.endsWith(id)),
    reservations: () => db.select().from(usageReservations),
    async close() {
      const active = [...app.runs.active.values()];
      for (const { ending } of active) ending.abort(new Error("the test is over"));
      await Promise.all(active.map(({ over }) => over));
      await engine.close();
      await Promise.all([app.files.close(), app.grammar.close()]);
      await database.close();
    },
  };
}
