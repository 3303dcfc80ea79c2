import type { Cluster } from "../cluster.ts";
import { pause } from "../wait-until.ts";
import type { Accounts } from "./accounts.ts";
import { buyPremium } from "./buy-premium.ts";
import type { Record } from "./record.ts";
import { uniqueText } from "./texts.ts";
import { runOnce } from "./watch-runs.ts";
import { historyWriter, rewriteOnce } from "./write-texts.ts";

/** The milliseconds that each kind of account waits between two tasks. */
interface Pace {
  readonly writerMs: number;
  readonly runnerMs: number;
  readonly freeMs: number;
  readonly buyerMs: number;
}

/**
 * The pauses are long enough to leave the machine time for other work, because the load tests correctness and not
 * throughput.
 */
const pace: Pace = { writerMs: 1500, runnerMs: 2000, freeMs: 6000, buyerMs: 6000 };

interface Deps {
  readonly cluster: Cluster;
  readonly accounts: Accounts;
  readonly record: Record;
}

/** Controls the running load. */
export interface Load {
  /** Starts no new tasks, and resolves when the running ones have ended. */
  stop(): Promise<void>;
}

/** Starts the tasks of every account. They are repeated until `stop` is called. */
export function startLoad({ cluster, accounts, record }: Deps): Load {
  const ending = new AbortController();
  let number = 0;
  const buyers = [...accounts.buyers];

  /** Repeats a task with pauses until the load ends. An error in the task ends the load with that error. */
  async function repeat(work: (number: number) => Promise<void>, pauseMs: number): Promise<void> {
    while (!ending.signal.aborted) {
      await work(++number);
      // Clients that wait together would come together.
      await pauseUnless(ending.signal, pauseMs * (0.5 + Math.random()));
    }
  }

  const { free, writers, runners } = accounts;
  const loops = [
    ...writers.map((account) => repeat(historyWriter(account, record), pace.writerMs)),
    ...runners.map((account) => repeat((at) => runOnce(account, record, at), pace.runnerMs)),
    ...free.map((account) =>
      repeat(async (at) => void (await rewriteOnce(account, record, uniqueText(at))), pace.freeMs),
    ),
    repeat(async () => {
      const buyer = buyers.shift();
      const comesBack = buyers.length % 2 === 0;
      if (buyer) await buyPremium(buyer, record, { services: cluster.services, comesBack });
    }, pace.buyerMs),
  ];
  const ended = Promise.all(loops);
  // An error is thrown by `stop`, not before.
  ended.catch(() => ending.abort());
  return {
    async stop() {
      ending.abort();
      await ended;
    },
  };
}

async function pauseUnless(signal: AbortSignal, ms: number): Promise<void> {
  const stopped = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
  await Promise.race([pause(ms), stopped]);
}
