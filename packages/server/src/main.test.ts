import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { holdTask } from "#test/hold-task.ts";
import { compileCache } from "../test/compile-cache.ts";
import { postgresProxy } from "../test/postgres-proxy.ts";
import { createServerDatabase } from "../test/test-database.ts";
import { testServerParts } from "../test/test-server-parts.ts";
import { readConfig } from "./config/config.ts";
import { createLogger } from "./process/create-logger.ts";
import { startServer } from "./server.ts";

// Allow long tests: each start of the program takes seconds, and longer on a busy machine. The program is started only
// for tests that need a process, because of its output, signals, exit status or lock.
vi.setConfig({ testTimeout: 120_000 });

let database: Awaited<ReturnType<typeof createServerDatabase>>;
let onServer: { readonly DATABASE_URL: string };
let folder: string;
let children: ChildProcess[];
let servers: Awaited<ReturnType<typeof startServer>>[];
beforeAll(async () => {
  database = await createServerDatabase();
  onServer = { DATABASE_URL: database.url };
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "data-"));
  children = [];
  servers = [];
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  for (const server of servers) await server.stop();
  await rm(folder, { recursive: true });
});

interface Report {
  readonly totalUsed: number;
}

const limits = { API_RATE_LIMIT: "1000", ANONYMOUS_DAILY_GENERATIONS: "5" };

/** Code that makes the program crash at the signal SIGUSR2, with a user's text in the stack. */
const crashOnSignal = `--import="data:text/javascript,process.on('SIGUSR2',()=>{throw new Error(['We','must','act.'].join(' '))})"`;

/** Runs the program as `npm start` does in production. Waits until it prints its URL or ends. */
async function start(settings: Record<string, string> = {}) {
  const { PATH } = process.env;
  const node = { PATH, NODE_COMPILE_CACHE: compileCache, NODE_OPTIONS: crashOnSignal };
  const env = { ...node, PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, ...limits, ...settings };
  const child = fork(join(import.meta.dirname, "main.ts"), { env, execArgv: [], silent: true });
  children.push(child);
  const output = { stdout: "", stderr: "" };
  child.stderr?.on("data", (chunk) => {
    output.stderr += chunk;
  });
  // The program's output ends after the process itself.
  const exited = once(child, "close");
  const ready = new Promise<string | undefined>((resolve) => {
    child.stdout?.on("data", (chunk) => {
      output.stdout += chunk;
      const address = /^Rewright is ready at (http:\S+)$/m.exec(output.stdout)?.[1];
      if (address) resolve(address);
    });
    exited.then(() => resolve(undefined));
  });
  return { child, output, exited, address: await ready };
}

/** Starts the server in the test's process, with a worker that loads at once. */
async function startHere(settings: Record<string, string> = {}) {
  const config = readConfig({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, ...limits, ...settings }, 2);
  const lines: string[] = [];
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const server = await startServer(config, createLogger(config.logLevel, log), testServerParts);
  servers.push(server);
  return { ...server, lines };
}

const post = (address: string | undefined, path: string, body: object, headers = {}, signal?: AbortSignal) =>
  fetch(`${address}${path}`, {
    method: "POST",
    ...(signal ? { signal } : {}),
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

test("[BEYOND-19, SAFETY-17] the program starts, stops and starts again with the same secret and counts, and refuses to run twice at the same time", async () => {
  const first = await start();
  expect((await fetch(`${first.address}/health`)).status).toBe(200);
  expect((await fetch(`${first.address}/ready`)).status).toBe(200);
  const answer = await post(first.address, "/hum", { text_content: "We must act in order to win." });
  expect(answer.status).toBe(200);
  const cookie = answer.headers.get("Set-Cookie")?.split(";")[0];
  expect((await stat(join(folder, "secret"))).mode & 0o777).toBe(0o600);
  const secret = await readFile(join(folder, "secret"), "utf8");
  first.child.kill("SIGINT");
  expect(await first.exited).toEqual([0, null]);
  expect(await readdir(folder)).not.toContain("lock");
  expect(first.output.stderr).toBe("");
  const [, note, ...lines] = first.output.stdout.trim().split("\n");
  expect(note).toMatch(/^There is no administrator yet\. Set ADMIN_EMAILS /);
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty("msg");
  expect(first.output.stdout).not.toContain("in order to win");

  const second = await start();
  expect(await readFile(join(folder, "secret"), "utf8")).toBe(secret);
  const report = await post(second.address, "/api/rate-limit/check", {}, { Cookie: cookie });
  expect(await report.json()).toMatchObject({ totalUsed: 1, limit: 5 });

  await expect(startHere()).rejects.toThrow(`Another process (${second.child.pid}) is using the data folder`);
  await post(second.address, "/hum", { text_content: "We must act in order to win." }, { Cookie: cookie });
  second.child.kill("SIGUSR2");
  expect(await second.exited).toEqual([1, null]);
  const entries = second.output.stdout.split("\n").filter((line) => line.startsWith("{"));
  const crash = { level: 60, msg: "the server crashed", origin: "uncaughtException" };
  expect(entries.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining(crash));
  expect(second.output.stdout).not.toContain("We must act");
  expect(second.output.stderr).toBe("");

  const third = await startHere();
  const after = await post(third.address, "/api/rate-limit/check", {}, { Cookie: cookie });
  expect(await after.json()).toMatchObject({ totalUsed: 2 });
}, 240_000);

test("all invalid settings are reported together, and the program ends with status 1", async () => {
  const { exited, output } = await start({ PORT: "http", NODE_ENV: "production", WORKERS: "0" });
  expect(await exited).toEqual([1, null]);
  for (const name of ["PORT", "SECRET", "ORIGIN", "WORKERS"])
    expect(output.stderr).toMatch(new RegExp(`^  ${name} `, "m"));
  expect(output.stderr).not.toContain("    at ");
});

test("[RULES-26] an unreachable database or a port in use ends the program with one clear line", async () => {
  const unreachable = await messageOf(
    startHere({ DATABASE_URL: "postgres://user:password@127.0.0.1:1/none", DATABASE_START_TIMEOUT_SECONDS: "1" }),
  );
  expect(unreachable).toMatch(/^Database not configured\. Please set up your database connection\. .*ECONNREFUSED.*$/);
  expect(unreachable).not.toContain("password");
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  expect(await messageOf(startHere({ ...onServer, PORT: String(port) }))).toMatch(/^Port \d+ is already in use\. .*$/);
  other.close();
});

test("[BEYOND-33] a starting program waits for a database that does not respond yet, and logs that once", async () => {
  const proxy = await postgresProxy(new URL(onServer.DATABASE_URL));
  proxy.failAt("BEGIN", "cut");
  const starting = startHere({ DATABASE_URL: proxy.url });
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(servers).toEqual([]);
  proxy.stopFailing();
  const { address, lines, stop } = await starting;
  expect((await fetch(`${address}/ready`)).status).toBe(200);
  expect(lines.filter((line) => line.includes("does not answer yet"))).toHaveLength(1);
  await stop();
  proxy.cut();
});

test("a data folder that cannot be used ends the program with one line that names the folder", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const onFile = await start({ DATA_DIR: file });
  expect(await onFile.exited).toEqual([1, null]);
  expect(onFile.output.stderr).toBe(`Rewright cannot start. The data folder ${file} cannot be used: it is a file.\n`);
  await mkdir(join(folder, "db"));
  await writeFile(join(folder, "db", "PG_VERSION"), "nonsense");
  expect(await messageOf(startHere())).toContain(join(folder, "db"));
});

test("[BEYOND-19] several servers share a PostgreSQL database, and a server that gets TERM finishes running requests and accepts no new ones", async () => {
  const [{ child, address, exited }, other] = await Promise.all([start(onServer), startHere(onServer)]);
  for (const one of [address, other.address]) expect((await fetch(`${one}/ready`)).status).toBe(200);
  expect(await readdir(folder)).toEqual(["secret"]);
  const silent = connect(Number(new URL(address ?? "").port), "127.0.0.1");
  const silentClosed = once(silent.resume(), "close");
  await once(silent, "connect");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const send = (body: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      const headers = { "Content-Type": "application/json", "Content-Length": body.length, Expect: "100-continue" };
      const sent = request(`${address}/hum`, { method: "POST", agent, headers }, (answer) => {
        answer.resume().on("end", () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
      }).on("error", reject);
      // The server sends this when it has started to handle the request.
      sent.once("continue", () => begun.resolve());
      sent.write(body.slice(0, 5));
      end.promise.then(() => sent.end(body.slice(5)));
    });
  const body = JSON.stringify({ text_content: "We must act in order to win." });
  const running = send(body);
  await begun.promise;
  child.kill("SIGTERM");
  await expect.poll(() => refused(address), { timeout: 10_000 }).toBe(true);
  // A connection that has sent nothing is closed at once and does not delay the stop.
  await silentClosed;
  end.resolve();
  expect((await running).status).toBe(200);
  const late = await send(body).catch(() => ({ status: 503 }));
  expect(late.status).toBe(503);
  expect(await exited).toEqual([0, null]);
  agent.destroy();
});

const inProduction = {
  NODE_ENV: "production",
  SECRET: "a secret of the tests, long enough for all",
  ORIGIN: "http://localhost:3000",
};

test("[BEYOND-32, CALLS-57] after TERM in production, /ready returns 503 at once, and requests are still accepted for DRAIN_SECONDS", async () => {
  const { child, address, exited } = await start({ ...onServer, ...inProduction, DRAIN_SECONDS: "3" });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined; body: string }>((resolve, reject) => {
      request(`${address}${path}`, { agent }, (answer) => {
        let body = "";
        answer.on("data", (chunk) => {
          body += chunk;
        });
        answer.on("end", () => resolve({ status: answer.statusCode, connection: answer.headers.connection, body }));
      })
        .on("error", reject)
        .end();
    });
  expect(await get("/ready")).toMatchObject({ status: 200, connection: "keep-alive" });
  const toldAt = performance.now();
  child.kill("SIGTERM");
  await expect.poll(async () => (await get("/ready")).status, { timeout: 2000, interval: 20 }).toBe(503);
  expect(await get("/ready")).toEqual({ status: 503, connection: "close", body: '{"status":"stopping"}' });
  const answer = await post(address, "/hum", { text_content: "We must act in order to win." });
  expect([answer.status, answer.headers.get("Connection")]).toEqual([200, "close"]);
  expect(await get("/health")).toMatchObject({ status: 200, connection: "close" });
  await expect.poll(() => refused(address), { timeout: 10_000 }).toBe(true);
  expect(performance.now() - toldAt).toBeGreaterThan(2900);
  expect(await exited).toEqual([0, null]);
  agent.destroy();
});

test("[BEYOND-32] after TERM, requests that wait for the engine get 503 with Retry-After, and no connection is reset", async () => {
  const settings = { ANONYMOUS_DAILY_GENERATIONS: "1000", WORKERS: "1", DRAIN_SECONDS: "0" };
  const { child, address, exited } = await start({ ...onServer, ...settings });
  const text = "We must utilize this in order to win, and in order to act. ".repeat(12);
  const first = Promise.withResolvers<void>();
  const asked = Array.from({ length: 40 }, async (_, index) => {
    const answer = await post(address, "/hum", { text_content: `${index} ${text}` });
    first.resolve();
    await answer.text();
    return { status: answer.status, retryAfter: answer.headers.get("Retry-After") };
  });
  await first.promise;
  child.kill("SIGTERM");
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
  const refusals = answers.filter(({ status }) => status === 503);
  expect(refusals.length).toBeGreaterThan(0);
  expect(new Set(refusals.map(({ retryAfter }) => retryAfter))).toEqual(new Set(["5"]));
  expect(await exited).toEqual([0, null]);
});

test("[BEYOND-32] a request that is unfinished when the time to stop is over gets 503, and its connection is not reset", async () => {
  const { address, stop } = await startHere(onServer);
  const held = Array.from({ length: 2 }, () => holdTask());
  const running = post(address, "/hum", { text_content: held[0]!.text });
  await held[0]!.begun;
  const waiting = post(address, "/hum", { text_content: held[1]!.text });
  // The second request is reserved as well, so it waits for the only worker.
  const used = async () => ((await (await post(address, "/api/rate-limit/check", {})).json()) as Report).totalUsed;
  await expect.poll(used, { timeout: 10_000 }).toBe(2);
  const stopped = stop();
  const refusal = await waiting;
  expect([refusal.status, refusal.headers.get("Retry-After")]).toEqual([503, "5"]);
  const late = await running;
  expect(late.status).toBe(503);
  expect(await late.json()).toMatchObject({ success: false });
  await stopped;
  for (const { release } of held) release();
});

test("[SAFETY-24] a request body that never ends is cut off, and invalid HTTP gets an error response", async () => {
  const { address, lines } = await startHere(onServer);
  const { port } = new URL(address ?? "");
  const endless = connect(Number(port), "127.0.0.1");
  endless.on("error", () => {});
  endless.write(
    "POST /hum HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
  );
  // Written in one piece, so that the response can be read before writing fails.
  endless.write(`10000\r\n${"x".repeat(65_536)}\r\n`.repeat(256));
  let answer = "";
  endless.on("data", (data) => {
    answer += data;
  });
  await new Promise((resolve) => endless.once("close", resolve));
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('"error":"too_large"');

  const malformed = {
    "400": ["what is this\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"],
    "431": [`GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  };
  for (const [status, requests] of Object.entries(malformed)) {
    for (const sent of requests) {
      const socket = connect(Number(port), "127.0.0.1");
      socket.write(sent);
      const [refusal] = await once(socket, "data");
      expect(String(refusal)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*"success":false`, "s"));
      const [, id = ""] = /"error_id":"([^"]+)"/.exec(String(refusal)) ?? [];
      await expect.poll(() => lines.join("")).toContain(`"requestId":"${id}"`);
      socket.destroy();
    }
  }
  expect(lines.join("")).not.toContain("what is this");
  expect((await fetch(`${address}/health`)).status).toBe(200);
});

test("a caller who disconnects causes no error, and the reserved rewrite no longer counts against the limit", async () => {
  const { address, stop, lines } = await startHere(onServer);
  const report = async () => (await post(address, "/api/rate-limit/check", {})).json();
  const totalUsed = async () => ((await report()) as { totalUsed: number }).totalUsed;
  for (let caller = 1; caller <= 3; caller++) {
    const leaves = new AbortController();
    const { text, begun, release } = holdTask();
    const leaving = post(address, "/hum", { text_content: text }, {}, leaves.signal).catch(() => {});
    // The worker holds this text until the test releases it. The rewrite is already reserved.
    await begun;
    expect(await totalUsed()).toBe(1);
    leaves.abort();
    await leaving;
    await expect.poll(totalUsed, { timeout: 30_000 }).toBe(0);
    release();
  }
  await stop();
  expect(lines.join("")).not.toMatch(/"level":[56]0/);
});

async function refused(address: string | undefined): Promise<boolean> {
  const { port, hostname } = new URL(address ?? "");
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, "connect");
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}

/** Returns the error message of a start that fails. */
async function messageOf(start: Promise<unknown>): Promise<string> {
  try {
    await start;
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("It started.");
}
