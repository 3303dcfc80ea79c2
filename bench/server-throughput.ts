import { spawnServer } from "./spawn-server.ts";
import { textOf } from "./text-of.ts";

const clients = 8;
const secondsToRun = 5;

export interface Throughput {
  readonly requestsPerSecond: number;
  readonly medianMs: number;
  readonly slowestOf100Ms: number;
}

/** Starts the real server with its embedded database and sends it texts of up to 200 words from several clients. */
export async function measureServer(): Promise<Throughput> {
  const server = await spawnServer({ ANONYMOUS_DAILY_GENERATIONS: "1000000", API_RATE_LIMIT: "1000000" });
  try {
    return await load(`${server.address}/hum`);
  } finally {
    await server.stop();
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
