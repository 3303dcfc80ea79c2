import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { compileCache } from "../packages/server/test/compile-cache.ts";

/** Starts the product in production mode with `npm start`, with its own database and simulated services. */
function startProduct(dataDir: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "start.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      ORIGIN: "http://127.0.0.1",
      SECRET: "a secret of the tests, long enough for all",
      SANDBOX: "1",
      DATA_DIR: dataDir,
      DRAIN_SECONDS: "0",
      WORKERS: "1",
      ANONYMOUS_DAILY_GENERATIONS: "5",
    },
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    child,
    exited: once(child, "exit"),
    /** Reads the output until a line matches, and returns this line. */
    async line(pattern: RegExp): Promise<string> {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`It ended without a line like ${pattern}.`);
        if (pattern.test(value)) return value;
      }
    },
  };
}

const post = (url: string, body: object, headers = {}) =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const addressIn = (line: string) => line.slice(line.indexOf("http://"));

test("[BEYOND-20] in production, a server that is killed is restarted at the same address with the same sandbox, and SIGTERM ends both", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "start-"));
  const { child, exited, line } = startProduct(dataDir);
  try {
    const sandbox = addressIn(await line(/^The sandbox .* is ready at /));
    const address = addressIn(await line(/ is ready at /));
    const answer = await post(`${address}/hum`, { text_content: "We must act in order to win." });
    const cookie = answer.headers.get("Set-Cookie")?.split(";")[0];
    const { pid } = JSON.parse(await line(/"msg":"request"/));
    expect(pid).not.toBe(child.pid);

    process.kill(pid, "SIGKILL");
    const death = JSON.parse(await line(/the server died/));
    expect(death).toMatchObject({ level: 60, pid: child.pid, exitCode: null, signal: "SIGKILL", pauseSeconds: 1 });
    expect(death.time).toBeGreaterThan(0);
    expect((await fetch(sandbox)).status).toBe(200);

    expect(addressIn(await line(/ is ready at /))).toBe(address);
    const report = await post(`${address}/api/rate-limit/check`, {}, { Cookie: cookie });
    expect(await report.json()).toMatchObject({ totalUsed: 1 });
    expect((await fetch(sandbox)).status).toBe(200);

    child.kill("SIGTERM");
    const stopping = JSON.parse(await line(/"msg":"stopping"/));
    expect([stopping.pid === pid, stopping.pid === child.pid]).toEqual([false, false]);
    expect(await exited).toEqual([0, null]);
    expect(() => process.kill(stopping.pid, 0)).toThrow("ESRCH");
  } finally {
    child.kill("SIGKILL");
    await exited;
    rmSync(dataDir, { recursive: true, maxRetries: 5 });
  }
}, 300_000);
