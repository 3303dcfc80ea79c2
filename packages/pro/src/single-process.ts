import type { Ledger, Semaphore, Spent } from "./pro.ts";

/** Creates a semaphore for a single process, which starts work in the order of arrival. */
export function createSemaphore(concurrency: number): Semaphore {
  let free = concurrency;
  const waiting: (() => void)[] = [];
  return {
    async run({ signal }, work) {
      signal.throwIfAborted();
      if (free > 0) free--;
      else await handedOver(waiting, signal);
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free++;
      }
    },
  };
}

function handedOver(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.splice(waiting.indexOf(enter), 1);
      reject(signal.reason);
    };
    const enter = () => {
      signal.removeEventListener("abort", leave);
      resolve();
    };
    waiting.push(enter);
    signal.addEventListener("abort", leave, { once: true });
  });
}

/** Creates an in-memory ledger of the tokens and dollars that this process has used since it started. */
export function createLedger(): Ledger {
  let spent: Spent = { tokens: 0, dollars: 0 };
  return {
    spentToday: async () => spent,
    async add({ tokens, dollars }) {
      spent = { tokens: spent.tokens + tokens, dollars: spent.dollars + dollars };
    },
  };
}
