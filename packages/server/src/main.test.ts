import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createServerDatabase } from "../test/test-database.ts";

// Each start of the program costs a few seconds, and many more where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

let database: Awaited<ReturnType<typeof createServerDatabase>>;
let onServer: { readonly DATABASE_URL: string };
let folder: string;
let children: ChildProcess[];
beforeAll(async () => {
  database = await createServerDatabase();
  onServer = { DATABASE_URL: database.url };
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "data-"));
  children = [];
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  await rm(folder, { recursive: true });
});

const limits = { API_RATE_LIMIT: "1000", ANONYMOUS_DAILY_GENERATIONS: "5" };

/** Runs the program as `npm start` does, and waits for its address or its end. */
async function start(settings: Record<string, string> = {}) {
  const { PATH } = process.env;
  const env = { PATH, PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, ...limits, ...settings };
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], { env });
  children.push(child);
  const output = { stdout: "", stderr: "" };
  child.stderr.on("data", (chunk) => {
    output.stderr += chunk;
  });
  const exited = once(child, "exit");
  const ready = new Promise<string | undefined>((resolve) => {
    child.stdout.on("data", (chunk) => {
      output.stdout += chunk;
      const address = /^Rewright is ready at (http:\S+)$/m.exec(output.stdout)?.[1];
      if (address) resolve(address);
    });
    exited.then(() => resolve(undefined));
  });
  return { child, output, exited, address: await ready };
}

const post = (address: string | undefined, path: string, body: object, headers = {}, signal?: AbortSignal) =>
  fetch(`${address}${path}`, {
    method: "POST",
    ...(signal ? { signal } : {}),
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

test("it starts, prints its address, works, stops cleanly, and starts again with the same secret and counts", async () => {
  const first = await start();
  expect((await fetch(`${first.address}/health`)).status).toBe(200);
  expect((await fetch(`${first.address}/ready`)).status).toBe(200);
  const answer = await post(first.address, "/hum", { text_content: "We must act in order to win." });
  expect(answer.status).toBe(200);
  const cookie = answer.headers.get("Set-Cookie")?.split(";")[0];
  expect((await stat(join(folder, "secret"))).mode & 0o777).toBe(0o600);
  const secret = await readFile(join(folder, "secret"), "utf8");
  first.child.kill("SIGTERM");
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
});

test("a second process on the same folder is refused; after a kill the next one takes over", async () => {
  const first = await start();
  const second = await start();
  expect(await second.exited).toEqual([1, null]);
  expect(second.output.stderr).toMatch(/^Rewright cannot start\. Another process \(\d+\) is using the data folder/);
  await post(first.address, "/hum", { text_content: "We must act in order to win." });
  first.child.kill("SIGKILL");
  await first.exited;
  const third = await start();
  expect(await (await post(third.address, "/api/rate-limit/check", {})).json()).toMatchObject({ totalUsed: 1 });
});

test("wrong settings are all named, and it ends with status 1", async () => {
  const { exited, output } = await start({ PORT: "http", NODE_ENV: "production", WORKERS: "0" });
  expect(await exited).toEqual([1, null]);
  for (const name of ["PORT", "SECRET", "ORIGIN", "WORKERS"])
    expect(output.stderr).toMatch(new RegExp(`^  ${name} `, "m"));
  expect(output.stderr).not.toContain("    at ");
});

test("a database that cannot be reached, and a port that is taken, end it with one clear line", async () => {
  const unreachable = await start({ DATABASE_URL: "postgres://user:password@127.0.0.1:1/none" });
  expect(await unreachable.exited).toEqual([1, null]);
  expect(unreachable.output.stderr).toMatch(
    /^Rewright cannot start\. Database not configured\. Please set up your database connection\. .*ECONNREFUSED.*\n$/,
  );
  expect(unreachable.output.stderr).not.toContain("password");
  const first = await start(onServer);
  const second = await start({ ...onServer, PORT: new URL(first.address ?? "").port });
  expect(await second.exited).toEqual([1, null]);
  expect(second.output.stderr).toMatch(/^Rewright cannot start\. Port \d+ is in use already\. .*\n$/);
});

test("a data folder that cannot be used ends it with one line that names it", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const onFile = await start({ DATA_DIR: file });
  expect(await onFile.exited).toEqual([1, null]);
  expect(onFile.output.stderr).toBe(`Rewright cannot start. The data folder ${file} cannot be used: it is a file.\n`);
  await mkdir(join(folder, "db"));
  await writeFile(join(folder, "db", "PG_VERSION"), "nonsense");
  const onOther = await start();
  expect(await onOther.exited).toEqual([1, null]);
  expect(onOther.output.stderr).toContain(join(folder, "db"));
});

test("it runs on a PostgreSQL server, several at once", async () => {
  const servers = await Promise.all([start(onServer), start(onServer)]);
  for (const { address } of servers) expect((await fetch(`${address}/ready`)).status).toBe(200);
  expect(await readdir(folder)).toEqual(["secret"]);
  for (const { child, exited } of servers) {
    child.kill("SIGINT");
    expect(await exited).toEqual([0, null]);
  }
});

test("on TERM a running request finishes, and nothing new is taken, on old connections neither", async () => {
  const { child, address, exited } = await start(onServer);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (body: string, finish: Promise<unknown> = Promise.resolve()) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      const headers = { "Content-Type": "application/json", "Content-Length": body.length };
      const sent = request(`${address}/hum`, { method: "POST", agent, headers }, (answer) => {
        answer.resume().on("end", () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
      }).on("error", reject);
      sent.write(body.slice(0, 5));
      finish.then(() => sent.end(body.slice(5)));
    });
  const body = JSON.stringify({ text_content: "We must act in order to win." });
  let finish = () => {};
  const running = send(
    body,
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  child.kill("SIGTERM");
  await expect.poll(() => refused(address), { timeout: 10_000 }).toBe(true);
  finish();
  expect((await running).status).toBe(200);
  const late = await send(body).catch(() => ({ status: 503 }));
  expect(late.status).toBe(503);
  expect(await exited).toEqual([0, null]);
  agent.destroy();
});

test("a connection that has sent nothing does not hold up the stop", async () => {
  const { child, address, exited } = await start(onServer);
  const silent = connect(Number(new URL(address ?? "").port), "127.0.0.1");
  await once(silent, "connect");
  const startedAt = performance.now();
  child.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
  expect(performance.now() - startedAt).toBeLessThan(8000);
});

test("a body that never stops coming is cut off, and what is not HTTP is answered", async () => {
  const { address, output } = await start(onServer);
  const { port } = new URL(address ?? "");
  const endless = connect(Number(port), "127.0.0.1");
  endless.on("error", () => {});
  endless.write(
    "POST /hum HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
  );
  const chunk = `10000\r\n${"x".repeat(65_536)}\r\n`;
  const timer = setInterval(() => endless.write(chunk), 1);
  let answer = "";
  endless.on("data", (data) => {
    answer += data;
  });
  await new Promise((resolve) => endless.once("close", resolve));
  clearInterval(timer);
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
      await expect.poll(() => output.stdout).toContain(`"requestId":"${id}"`);
      socket.destroy();
    }
  }
  expect(output.stdout).not.toContain("what is this");
  expect((await fetch(`${address}/health`)).status).toBe(200);
});

test("a caller who leaves is no failure, and the use is given back", async () => {
  const { address, child, exited, output } = await start(onServer);
  const text = "We must act in order to win. ".repeat(25);
  for (let caller = 1; caller <= 3; caller++) {
    const leaving = post(address, "/hum", { text_content: text }, {}, AbortSignal.timeout(3));
    await leaving.catch(() => {});
  }
  const report = async () => (await post(address, "/api/rate-limit/check", {})).json();
  const totalUsed = async () => ((await report()) as { totalUsed: number }).totalUsed;
  await expect.poll(totalUsed, { timeout: 10_000 }).toBe(0);
  child.kill("SIGTERM");
  await exited;
  expect(output.stdout).not.toMatch(/"level":[56]0/);
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
