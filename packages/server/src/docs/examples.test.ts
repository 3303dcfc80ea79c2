import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Batch } from "@rewright/contract/batches";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createKey } from "#test/api-key.ts";
import { verified } from "#test/browser.ts";
import { startListeningApp } from "#test/listening-app.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import { processFile } from "../batches/process-file.ts";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";
import type { CodeSample } from "./code-samples.ts";
import { batchIds, exampleRequests } from "./example-requests.ts";
import type { OpenApi } from "./openapi.ts";

const run = promisify(execFile);

/** For each language: the program that runs an example, the name of its file, and a command that checks the program. */
const programs: Record<
  CodeSample["label"],
  { readonly program: string; readonly file: string; readonly version: string }
> = {
  curl: { program: "sh", file: "example.sh", version: "curl --version" },
  JavaScript: { program: process.execPath, file: "example.mjs", version: "true" },
  Python: { program: "python3", file: "example.py", version: "python3 --version" },
};

/** Returns whether this machine can run examples in a language. */
const isInstalled = async (label: CodeSample["label"]) =>
  run("sh", ["-c", programs[label].version]).then(
    () => true,
    () => false,
  );

let database: Database;
let engine: EnginePool;
let app: Awaited<ReturnType<typeof startListeningApp>>;
let folder: string;
let key: string;
let people = 0;

beforeAll(async () => {
  database = await openTestDatabase(usualDatabase);
  engine = startScriptedEngine();
  app = await startListeningApp({ db: database.db, engine });
  folder = await mkdtemp(join(tmpdir(), "rewright-examples-"));
});
afterAll(async () => {
  app.close();
  await engine.close();
  await database.close();
  await rm(folder, { recursive: true });
});

/** Runs an example in a new temporary folder. If the example fails, throws an error that contains its output. */
async function runExample({ label, source }: CodeSample, replacing: Readonly<Record<string, string>>): Promise<string> {
  const { program, file } = programs[label];
  const place = await mkdtemp(join(folder, "run-"));
  const replaced = Object.entries(replacing).reduce((text, [id, real]) => text.replaceAll(id, real), source);
  await writeFile(join(place, file), replaced);
  const { stdout } = await run(program, [file], { cwd: place, env: { ...process.env, REWRIGHT_KEY: key } });
  return stdout;
}

/** Works on the queued files, as the job queue would. */
async function workOnFiles(): Promise<void> {
  const deps = { ...app.billing, secrets: app.secrets, files: app.files, grammar: app.grammar, pro: app.runs.pro };
  const stopping = new AbortController().signal;
  for (let fileId = app.waitingFiles.shift(); fileId; fileId = app.waitingFiles.shift()) {
    await processFile({ ...deps, isPaused: async () => false, stopping }, fileId);
  }
}

describe.each(["curl", "JavaScript", "Python"] as const)("the examples in %s", (label) => {
  test("[BEYOND-81] work on the real server, in their order", async () => {
    if (!(await isInstalled(label))) return console.warn(`${label} is not installed on this machine.`);
    const description = (await (await fetch(`${app.origin}/api/openapi.json`)).json()) as OpenApi;
    const email = `examples-${++people}@example.org`;
    const browser = await verified(app, email);
    await database.db.update(users).set({ plan: "premium", billingPeriod: "yearly" }).where(eq(users.email, email));
    key = await createKey(browser);
    const ids: Record<string, string> = {};
    for (const name of Object.keys(exampleRequests)) {
      const [method = "", path = ""] = name.split(" ");
      const sample = description.paths[path]?.[method.toLowerCase()]?.["x-codeSamples"]?.find(
        (one) => one.label === label,
      );
      const printed = await runExample(sample!, ids).catch((error: Error) => {
        throw new Error(`${name} in ${label} failed`, { cause: error });
      });
      if (name === "POST /hum/runs") expect(printed).toContain("/hum/runs/");
      if (name === "GET /hum/runs/{id}") expect(printed).toContain('"type":"finished"');
      if (name === "GET /api/batches") expect(printed).toContain("notes.txt");
      if (name === "POST /api/batches/{id}/files") await workOnFiles();
      const { batches } = (await (await browser.get("/api/batches")).json()) as { batches: Batch[] };
      const [batch] = batches;
      if (batch) ids[batchIds.id] = batch.id;
      if (batch?.files[0]) ids[batchIds.file_id] = batch.files[0].id;
    }
    // Each example is a program of its own, which takes seconds to start on a busy machine.
  }, 120_000);
});
