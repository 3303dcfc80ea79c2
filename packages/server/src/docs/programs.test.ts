import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { promisify } from "node:util";
import { main } from "@rewright/cli/main";
import { createClient, type RunEvent } from "@rewright/client";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createKey } from "#test/api-key.ts";
import { verified } from "#test/browser.ts";
import { startListeningApp } from "#test/listening-app.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";

const run = promisify(execFile);
const pythonExample = join(import.meta.dirname, "../../../../examples/python/rewrite.py");

let database: Database;
let engine: EnginePool;
let app: Awaited<ReturnType<typeof startListeningApp>>;
let folder: string;
let people = 0;
beforeAll(async () => {
  database = await openTestDatabase(usualDatabase);
  engine = startScriptedEngine();
  app = await startListeningApp({ db: database.db, engine, settings: { anonymousDailyGenerations: 0 } });
  folder = await mkdtemp(join(tmpdir(), "rewright-programs-"));
});
afterAll(async () => {
  app.close();
  await engine.close();
  await database.close();
  await rm(folder, { recursive: true });
});

/** Creates an account and an API key for it. */
async function newKey(values: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const email = `programs-${++people}@example.org`;
  const browser = await verified(app, email, { from: `192.0.2.${people}` });
  await database.db
    .update(users)
    .set({ credits: 0, ...values })
    .where(eq(users.email, email));
  return createKey(browser);
}

/** Runs the command line in this process. */
async function rewright(args: readonly string[], input: string, env: NodeJS.ProcessEnv = {}) {
  const collect = () => {
    const chunks: Buffer[] = [];
    const stream = new Writable({ write: (chunk, _, done) => done(void chunks.push(chunk) as undefined) });
    return Object.assign(stream, { text: () => Buffer.concat(chunks).toString() });
  };
  const [stdout, stderr] = [collect(), collect()];
  const status = await main(args, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr, env });
  return { status, out: stdout.text(), err: stderr.text() };
}

test("[BEYOND-82] the client rewrites text, streams a run and reports the account's daily limit on a real server", async () => {
  const client = createClient({ server: app.origin, key: await newKey({ plan: "premium" }) });
  const text_content = "We utilize it.";
  expect((await client.humanize({ text_content })).transformed_text).toBe(text_content);
  const { id } = await client.startRun({ text_content, ultra: true });
  const events: RunEvent[] = [];
  for await (const event of client.watchRun({ id })) events.push(event);
  expect(events.at(-1)).toMatchObject({ type: "finished", result: { transformed_text: "We use it.", engine: "pro" } });
  expect(await client.usage({})).toMatchObject({ isLoggedIn: true, limit: -1 });
  await expect(client.humanize({ text_content: "" })).rejects.toMatchObject({ status: 400, code: "empty_text" });
});

test("[BEYOND-82] a rewrite that the client sends again is counted once", async () => {
  const key = await newKey();
  let sent = 0;
  const losesFirstAnswer: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    if (++sent > 1) return response;
    await response.arrayBuffer();
    throw new TypeError("The connection was lost.");
  };
  const client = createClient({ server: app.origin, key, fetch: losesFirstAnswer, firstWaitMs: 1 });
  const { findings } = await client.humanize({ text_content: "We utilize oak." });
  expect([sent, findings]).toEqual([2, []]);
  expect(await client.usage({})).toMatchObject({ totalUsed: 1 });
});

test("[BEYOND-83] `humanize --server` prints the text that the server wrote, with the API key from an option or an environment variable", async () => {
  const key = await newKey({ plan: "premium" });
  const text = "We utilize it.";
  const byServer = ["humanize", "--server", app.origin];
  expect(await rewright([...byServer, "--ultra"], text, { REWRIGHT_KEY: key })).toEqual({
    ...{ status: 0, out: "We use it.", err: "" },
  });
  const { status, out, err } = await rewright([...byServer, "--key", key, "--ultra", "--json", "--seed=3"], text);
  expect([status, err]).toEqual([0, ""]);
  expect(JSON.parse(out)).toMatchObject({ text: "We use it.", engine: "pro", seed: 3, findings: [] });
  const lines = [1, 2, 3, 4, 5].map((line) => JSON.stringify({ id: line, text: `We utilize it, ${line}.` })).join("\n");
  const many = await rewright([...byServer, "--ultra", "--jsonl"], lines, { REWRIGHT_KEY: key });
  expect(many.status).toBe(0);
  const results = many.out.trim().split("\n");
  expect(results.map((line) => JSON.parse(line))).toMatchObject(
    [1, 2, 3, 4, 5].map((line) => ({ id: line, text: `We use it, ${line}.` })),
  );
});

test("[BEYOND-83, BEYOND-245] `humanize --server --grammar` reports possible mistakes in the text that the server wrote", {
  timeout: 120_000,
}, async () => {
  const key = await newKey({ plan: "premium" });
  const args = ["humanize", "--server", app.origin, "--ultra", "--grammar"];
  const { status, out, err } = await rewright(args, "We utilize it.\nThey recieve it.", { REWRIGHT_KEY: key });
  expect([status, out]).toEqual([0, "We use it.\nThey recieve it."]);
  expect(err).toMatch(/^rewright: 2:6: .*recieve.* \("receive"\)\n$/);
  const words = join(folder, "words.csv");
  await writeFile(words, "word,rule,replacement\nrecieve,keep,\nsurely,replace,definately\n");
  const worded = ["humanize", "--server", app.origin, "--grammar", "--words", words];
  const input = "They definately recieve teh plan.";
  expect(await rewright(worded, input, { REWRIGHT_KEY: key })).toEqual({
    ...{ status: 0, out: input, err: expect.stringMatching(/^rewright: 1:25: .*\("the"\)\n$/) },
  });
});

test("[BEYOND-83] `humanize --server` says in one line why a text was refused, and never prints the key", async () => {
  const key = await newKey();
  const byServer = ["humanize", "--server", app.origin];
  const cases = [
    { args: [...byServer, "--ultra"], said: /^rewright: Ultra Run mode is .*\(error [0-9a-f-]+\)\n$/ },
    { args: byServer, input: "word ".repeat(300), said: /^rewright: .*200 words.*\n$/ },
    { args: byServer, env: {}, said: /^rewright: the server needs an API key; give it as --key or in .*\n$/ },
    {
      args: ["humanize", "--server", "http://127.0.0.1:9"],
      said: /^rewright: The server at http:.* can't be reached\.\n$/,
    },
  ];
  for (const { args, input = "We utilize it.", env = { REWRIGHT_KEY: key }, said } of cases) {
    const { status, out, err } = await rewright(args, input, env);
    expect([status, out]).toEqual([1, ""]);
    expect(err).toMatch(said);
    expect(err).not.toContain(key);
  }
  const { status, out } = await rewright(
    [...byServer, "--jsonl"],
    '{"id":1,"text":""}\n{"id":2,"text":"We utilize it."}',
    {
      REWRIGHT_KEY: key,
    },
  );
  expect(status).toBe(1);
  expect(
    out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { id: 1, error: expect.stringContaining("The text is empty") },
    { id: 2, text: "We utilize it." },
  ]);
});

test("[BEYOND-84] the Python example prints the rewritten text, or the server's error message", async () => {
  const isInstalled = await run("python3", ["--version"]).catch(() => undefined);
  if (!isInstalled) return console.warn("Python 3 is not installed on this machine.");
  const file = join(folder, "text.txt");
  await writeFile(file, "We utilize it — naïvely.");
  const rewrite = async (key: string) =>
    run("python3", [pythonExample, app.origin, file], { env: { ...process.env, REWRIGHT_KEY: key } });
  expect(await rewrite(await newKey())).toEqual({ stdout: "We utilize it — naïvely.\n", stderr: "" });
  await writeFile(file, " ");
  await expect(rewrite(await newKey())).rejects.toMatchObject({
    stderr: "The text is empty. Enter at least one word.\n",
  });
});
