import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../packages/server/src/http/free-port.ts";

const root = join(import.meta.dirname, "..", "..");
const startsWithinMs = 60_000;

/** Starts the product as in production, with simulated external services and a separate database. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-web-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      SANDBOX: "1",
      SANDBOX_PORT: String(await freePort()),
      PORT: String(port),
      ORIGIN: origin,
      SECRET: randomBytes(24).toString("hex"),
      DATA_DIR: dataDir,
      API_RATE_LIMIT: "10000",
      LOG_LEVEL: "error",
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(server, "exit");

  async function stop(): Promise<void> {
    server.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }

  for (const end = Date.now() + startsWithinMs; Date.now() < end && server.exitCode === null; ) {
    const isReady = await fetch(`${origin}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { origin, stop };
    await new Promise((done) => setTimeout(done, 200));
  }
  await stop();
  throw new Error("the product did not start");
}
