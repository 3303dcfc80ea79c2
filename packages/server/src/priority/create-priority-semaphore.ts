import type { Semaphore, Ticket } from "@rewright/pro";
import { AppError } from "../app-error.ts";
import { AgeingQueue } from "./ageing-queue.ts";

export interface PrioritySemaphore extends Semaphore {
  /**
   * Runs work like `run`, but refuses it when the maximum of tasks with the same handicap waits. Other handicaps do not
   * count, as tasks with the largest handicap would otherwise never run.
   * @throws AppError `busy`
   */
  runOrRefuse<T>(ticket: Ticket, work: () => Promise<T>): Promise<T>;
  /** Returns how many tasks run and wait. */
  load(): { readonly running: number; readonly waiting: number };
}

interface Options {
  /** The number of tasks that run at once. */
  readonly permits: number;
  /** The maximum of waiting tasks with one handicap. */
  readonly mayWait?: number;
  /** Returns milliseconds. */
  readonly now?: () => number;
}

/** Creates a semaphore whose permits go to waiting tasks in the order of arrival plus handicap. */
export function createPrioritySemaphore({
  permits,
  mayWait = Number.POSITIVE_INFINITY,
  now = () => performance.now(),
}: Options): PrioritySemaphore {
  const queue = new AgeingQueue<() => void>();
  /** Number of waiting tasks by handicap. */
  const waitingOf = new Map<number, number>();
  let running = 0;

  async function run<T>(ticket: Ticket, work: () => Promise<T>): Promise<T> {
    ticket.signal.throwIfAborted();
    if (running < permits) running++;
    else await acquire(ticket);
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next.item();
      else running--;
    }
  }

  /** Resolves when a permit is free and taken. */
  function acquire({ signal, priority }: Ticket): Promise<void> {
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
