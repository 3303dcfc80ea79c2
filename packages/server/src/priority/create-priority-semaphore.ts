import type { Semaphore, Ticket } from "@rewright/pro";
import { AppError } from "../app-error.ts";
import { AgeingQueue } from "./ageing-queue.ts";

export interface PrioritySemaphore extends Semaphore {
  /**
   * Runs a task like `run`, but throws if the maximum number of tasks with the same priority value already waits.
   * Waiting tasks with other values are not counted: otherwise tasks with the largest value would never run.
   * @throws AppError `busy`
   */
  runOrRefuse<T>(ticket: Ticket, work: () => Promise<T>): Promise<T>;
  /** Returns how many tasks run and wait. */
  load(): { readonly running: number; readonly waiting: number };
}

interface Options {
  /** Maximum number of tasks that run at the same time. */
  readonly permits: number;
  /** Maximum number of waiting tasks with the same priority value. */
  readonly mayWait?: number;
  /** Returns milliseconds. */
  readonly now?: () => number;
}

/**
 * Creates a semaphore, which limits how many tasks run at the same time. Waiting tasks run in the order of arrival time
 * plus a delay.
 */
export function createPrioritySemaphore({
  permits,
  mayWait = Number.POSITIVE_INFINITY,
  now = () => performance.now(),
}: Options): PrioritySemaphore {
  const queue = new AgeingQueue<() => void>();
  /** Number of waiting tasks for each priority value. */
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

  /** Resolves when the task may run. */
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
