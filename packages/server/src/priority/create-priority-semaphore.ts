import type { Semaphore, Ticket } from "@rewright/pro";
import { AppError } from "../app-error.ts";
import { AgeingQueue } from "./ageing-queue.ts";

export interface PrioritySemaphore extends Semaphore {
  /**
   * Like `run`, for work that can be put off: refused where as much of the same handicap waits as may. Nobody who waits is
   * sent away for others, or those with the largest handicap would never be served.
   * @throws AppError `busy`
   */
  runOrRefuse<T>(ticket: Ticket, work: () => Promise<T>): Promise<T>;
  /** Returns how many run and wait now. */
  load(): { readonly running: number; readonly waiting: number };
}

interface Options {
  /** Works at once. */
  readonly places: number;
  /** Works of one handicap that may wait. */
  readonly mayWait?: number;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** So many places for work, given to those who wait in the order of arrival and handicap. */
export function createPrioritySemaphore({
  places,
  mayWait = Number.POSITIVE_INFINITY,
  now = () => performance.now(),
}: Options): PrioritySemaphore {
  const queue = new AgeingQueue<() => void>();
  /** How many wait, by handicap. */
  const waitingOf = new Map<number, number>();
  let running = 0;

  async function run<T>(ticket: Ticket, work: () => Promise<T>): Promise<T> {
    ticket.signal.throwIfAborted();
    if (running < places) running++;
    else await place(ticket);
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next.item();
      else running--;
    }
  }

  /** Settles when a place is free, which then is taken. */
  function place({ signal, priority }: Ticket): Promise<void> {
    return new Promise((resolve, reject) => {
      const count = (by: 1 | -1) => waitingOf.set(priority, (waitingOf.get(priority) ?? 0) + by);
      const leave = () => {
        queue.remove(waiting);
        count(-1);
        reject(signal.reason);
      };
      const begin = () => {
        signal.removeEventListener("abort", leave);
        count(-1);
        resolve();
      };
      signal.addEventListener("abort", leave, { once: true });
      count(1);
      const waiting = queue.push(begin, now(), priority);
    });
  }

  return {
    run,
    load: () => ({ running, waiting: [...waitingOf.values()].reduce((sum, count) => sum + count, 0) }),
    async runOrRefuse(ticket, work) {
      if ((waitingOf.get(ticket.priority) ?? 0) >= mayWait) {
        throw new AppError("busy", undefined, { retryAfterSeconds: 5 });
      }
      return run(ticket, work);
    },
  };
}
