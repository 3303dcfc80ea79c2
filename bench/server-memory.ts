import { readFileSync } from "node:fs";
import { spawnServer } from "./spawn-server.ts";
import { textOf } from "./text-of.ts";

const clients = 4;
const sampleEveryMs = 250;
/** The lengths of the texts in words. A visitor may send texts of these lengths. */
const lengths = [190, 150, 195, 120];

/** The memory of a server process with one worker, in MB. */
interface ServerMemory {
  readonly atRestMb: number;
  /** The highest memory in MB while texts are rewritten. */
  readonly peakMb: number;
  readonly requests: number;
}

/**
 * Starts the real server with one worker, sends it texts for some seconds, and reads from the kernel how much memory
 * the process holds. Without `databaseUrl` the embedded database is in the process as well.
 */
export async function measureMemory(seconds: number, databaseUrl?: string): Promise<ServerMemory> {
  const server = await spawnServer({
    WORKERS: "1",
    ANONYMOUS_DAILY_GENERATIONS: "1000000",
    API_RATE_LIMIT: "1000000",
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  const { pid } = server;
  try {
    if (pid === undefined) throw new Error("the server has no process");
    const atRestMb = residentMb(pid);
    let peakMb = atRestMb;
    const sampling = setInterval(() => {
      peakMb = Math.max(peakMb, residentMb(pid));
    }, sampleEveryMs);
    const requests = await load(`${server.address}/hum`, seconds).finally(() => clearInterval(sampling));
    return { atRestMb, peakMb, requests };
  } finally {
    await server.stop();
  }
}

/** Sends texts from several clients. @returns the number of answers */
async function load(url: string, seconds: number): Promise<number> {
  const bodies = lengths.map((words) => JSON.stringify({ text_content: firstWords(words) }));
  const until = performance.now() + seconds * 1000;
  let requests = 0;
  const send = async (body: string) => {
    const response = await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    const answer = await response.text();
    if (!response.ok) throw new Error(`the server answered ${response.status}: ${answer}`);
    requests++;
  };
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let i = client; performance.now() < until; i++) await send(bodies[i % bodies.length]!);
    }),
  );
  return requests;
}

const firstWords = (words: number): string => textOf(words).split(/\s/).slice(0, words).join(" ");

/** Returns the resident memory of a process. */
function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
