import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { textOf } from "./text-of.ts";

const root = join(import.meta.dirname, "..");
const clients = 8;
const secondsToRun = 5;

export interface Throughput {
  readonly requestsPerSecond: number;
  readonly medianMs: number;
  readonly slowestOf100Ms: number;
}

/** Starts the real server with its embedded database and sends it texts of up to 200 words from several clients. */
export async function measureServer(): Promise<Throughput> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-server-"));
  const server = spawn(process.execPath, ["packages/server/src/main.ts"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      ANONYMOUS_DAILY_GENERATIONS: "1000000",
      API_RATE_LIMIT: "1000000",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = await once(createInterface(server.stdout), "line");
    const address = /http:\S+/.exec(line)?.[0];
    if (address === undefined) throw new Error(`the server said ${JSON.stringify(line)}`);
    return await load(`${address}/hum`);
  } finally {
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function load(url: string): Promise<Throughput> {
  const body = JSON.stringify({ text_content: textOf(150).split(/\s/).slice(0, 190).join(" ") });
  const send = async (): Promise<number> => {
    const begun = performance.now();
    const response = await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    const answer = await response.text();
    if (!response.ok) throw new Error(`the server answered ${response.status}: ${answer}`);
    return performance.now() - begun;
  };
  for (let i = 0; i < 20; i++) await send();
  const times: number[] = [];
  const until = performance.now() + secondsToRun * 1000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) times.push(await send());
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)]!;
  return { requestsPerSecond: times.length / secondsToRun, medianMs: at(0.5), slowestOf100Ms: at(0.99) };
}
