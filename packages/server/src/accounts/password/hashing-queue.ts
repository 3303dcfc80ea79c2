import { AppError } from "#src/app-error.ts";

/**
 * The class of a caller whose password is hashed: `known` if the request comes with a session or a mailed link, or from a
 * browser or address from which the account was signed in to before.
 */
export type HashingClass = "known" | "unknown";

/** The number of passwords hashed at the same time. Each takes about 0.2 seconds of processor time on a pool thread. */
const atOnce = { all: 2, unknown: 1 } as const;

/** Number of passwords of each class that may wait. */
const maxWaiting = 40;

/** While known callers wait, the passwords of unknown callers are started this far apart. */
const unknownEveryMs = 5000;

/** A full queue refuses after this time, so that a program that tries again at once uses little processor time. */
const refuseAfterMs = 3000;

/** The number of requests that wait for their refusal. Others are refused immediately. */
const maxRefused = 500;

const tooMany = "Many people are logging in right now. Please try again in a few seconds.";

/**
 * Creates the queue of passwords to hash. Known callers come first, so that a flood of other requests does not delay
 * them. Unknown callers use one place at most, and still come to their turn while known callers wait.
 */
export function createHashingQueue() {
  const waiting: Record<HashingClass, (() => void)[]> = { known: [], unknown: [] };
  const running: Record<HashingClass, number> = { known: 0, unknown: 0 };
  let unknownStartedAt = Number.NEGATIVE_INFINITY;
  let refused = 0;

  /** Returns the class of the next password, or undefined if none may start. */
  function nextClass(): HashingClass | undefined {
    if (running.known + running.unknown >= atOnce.all) return undefined;
    const mayBeUnknown = waiting.unknown.length > 0 && running.unknown < atOnce.unknown;
    if (waiting.known.length === 0) return mayBeUnknown ? "unknown" : undefined;
    return mayBeUnknown && performance.now() - unknownStartedAt >= unknownEveryMs ? "unknown" : "known";
  }

  function startNext(): void {
    for (let by = nextClass(); by !== undefined; by = nextClass()) {
      running[by]++;
      if (by === "unknown") unknownStartedAt = performance.now();
      waiting[by].shift()?.();
    }
  }

  /**
   * Resolves if there is room in the queue.
   * @throws AppError `busy`, three seconds later, when too many passwords of the class wait
   */
  async function admit(by: HashingClass): Promise<void> {
    if (waiting[by].length < maxWaiting) return;
    if (refused < maxRefused) {
      refused++;
      await new Promise((resolve) => setTimeout(resolve, refuseAfterMs));
      refused--;
    }
    throw new AppError("busy", tooMany, { retryAfterSeconds: 5 });
  }

  return {
    admit,
    /** Runs the work when it is its turn. @throws AppError `busy` */
    async run<T>(by: HashingClass, work: () => Promise<T>): Promise<T> {
      await admit(by);
      await new Promise<void>((resolve) => {
        waiting[by].push(resolve);
        startNext();
      });
      try {
        return await work();
      } finally {
        running[by]--;
        startNext();
      }
    },
  };
}
