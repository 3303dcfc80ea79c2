import type { Slots, Turn } from "@rewright/pro";
import { AppError } from "../app-error.ts";
import { AgeingQueue, type Waiting } from "./ageing-queue.ts";

export interface Places extends Slots {
  /**
   * Like `run`, for work that can be put off: where as much waits as may, whoever would be served last is refused.
   * @throws AppError `busy`
   */
  runOrRefuse<T>(turn: Turn, work: () => Promise<T>): Promise<T>;
}

interface Options {
  /** Works at once. */
  readonly places: number;
  /** Works that may wait before some are refused. */
  readonly mayWait?: number;
  /** Milliseconds. */
  readonly now?: () => number;
}

interface Entry {
  readonly canBeRefused: boolean;
  begin(): void;
  refuse(error: Error): void;
}

/** So many places for work, given to those who wait in the order of arrival and handicap. */
export function createPlaces({
  places,
  mayWait = Number.POSITIVE_INFINITY,
  now = () => performance.now(),
}: Options): Places {
  const queue = new AgeingQueue<Entry>();
  let running = 0;

  async function runIn<T>(turn: Turn, work: () => Promise<T>, canBeRefused: boolean): Promise<T> {
    turn.signal.throwIfAborted();
    if (running < places) running++;
    else await place(turn, canBeRefused);
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next.item.begin();
      else running--;
    }
  }

  /** Settles when a place is free, which then is taken. */
  function place({ signal, priority }: Turn, canBeRefused: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue.remove(waiting);
        reject(signal.reason);
      };
      const entry: Entry = {
        canBeRefused,
        begin() {
          signal.removeEventListener("abort", leave);
          resolve();
        },
        refuse(error) {
          signal.removeEventListener("abort", leave);
          reject(error);
        },
      };
      signal.addEventListener("abort", leave, { once: true });
      const waiting: Waiting<Entry> = queue.push(entry, now(), priority);
      if (canBeRefused && queue.size > mayWait) refuseLast();
    });
  }

  function refuseLast(): void {
    const last = queue.last((entry) => entry.canBeRefused)!;
    queue.remove(last);
    last.item.refuse(new AppError("busy", undefined, { retryAfterSeconds: 5 }));
  }

  return {
    run: (turn, work) => runIn(turn, work, false),
    runOrRefuse: (turn, work) => runIn(turn, work, true),
  };
}
