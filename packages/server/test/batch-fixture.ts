import type { Batch, BatchFile } from "@rewright/contract/batches";
import { eq } from "drizzle-orm";
import type { WorkDeps } from "../src/batches/deps.ts";
import { processFile } from "../src/batches/process-file.ts";
import { users } from "../src/db/schema.ts";
import { signedIn } from "./browser.ts";
import { startScriptedEngine } from "./scripted-engine.ts";
import { scriptedPro } from "./scripted-pro.ts";
import { createTestApp } from "./test-app.ts";
import { type DatabaseKind, openTestDatabase } from "./test-database.ts";

type Given = Partial<Pick<WorkDeps, "pro" | "grammar" | "isPaused" | "stopping">>;

/** Opens a test server with batch upload: creates people who have a yearly plan, and works on their files. */
export async function openBatchFixture(kind: DatabaseKind) {
  const database = await openTestDatabase(kind);
  const engine = startScriptedEngine();
  const app = createTestApp({ db: database.db, engine });
  let people = 0;

  async function newPerson(plan: Partial<typeof users.$inferInsert> = { plan: "premium", billingPeriod: "yearly" }) {
    people++;
    const email = `person${people}@example.org`;
    const browser = await signedIn(app, email, { from: `192.0.2.${people}` });
    const change = (to: Partial<typeof users.$inferInsert>) =>
      database.db.update(users).set(to).where(eq(users.email, email));
    await change(plan);
    const batches = async () => ((await (await browser.get("/api/batches")).json()) as { batches: Batch[] }).batches;
    return {
      browser,
      email,
      /** Changes columns of the person's account. */
      change,
      async generations() {
        const [row] = await database.db.select().from(users).where(eq(users.email, email));
        return row!.totalGenerations;
      },
      batches,
      async newBatch(settings: object = {}): Promise<Batch> {
        return (await (await browser.post("/api/batches", settings)).json()) as Batch;
      },
      add: (batch: { readonly id: string }, name: string, content: string | Uint8Array) =>
        browser.post(`/api/batches/${batch.id}/files`, { name, content: Buffer.from(content).toString("base64") }),
      /** Returns the file with this name, of which the account's batches must contain only one. */
      async file(name: string): Promise<BatchFile> {
        const found = (await batches()).flatMap(({ files }) => files).filter((file) => file.name === name);
        if (found.length !== 1) throw new Error(`There are ${found.length} files with the name ${name}.`);
        return found[0]!;
      },
    };
  }

  const deps = (given: Given = {}): WorkDeps => ({
    ...app.billing,
    secrets: app.secrets,
    files: app.files,
    grammar: app.grammar,
    pro: scriptedPro(),
    isPaused: async () => false,
    stopping: new AbortController().signal,
    ...given,
  });

  return {
    app,
    database,
    deps,
    newPerson,
    /** Works on all queued files, as the job queue would. */
    async work(given: Given = {}) {
      for (let fileId = app.waitingFiles.shift(); fileId; fileId = app.waitingFiles.shift()) {
        await processFile(deps(given), fileId);
      }
    },
    async close() {
      await Promise.all([engine.close(), app.files.close(), app.grammar.close()]);
      await database.close();
    },
  };
}

export type BatchFixture = Awaited<ReturnType<typeof openBatchFixture>>;
