import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { memoryOptions, memoryVariables } from "../packages/server/src/process/memory-limits.ts";

const root = join(import.meta.dirname, "..");

/** Starts the real server as in production, with a separate embedded database unless the settings name another. */
export async function spawnServer(settings: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-server-"));
  const server = spawn(process.execPath, [...memoryOptions, "packages/server/src/main.ts"], {
    cwd: root,
    env: { PATH: process.env.PATH, ...memoryVariables, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "silent", ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  async function stop(): Promise<void> {
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
  const [line] = await once(createInterface(server.stdout), "line");
  const address = /http:\S+/.exec(line)?.[0];
  if (address !== undefined) return { address, pid: server.pid, stop };
  await stop();
  throw new Error(`the server said ${JSON.stringify(line)}`);
}
