/** Calls `start` as soon as fewer calls than the limit are running. */
export type Limit = <Result>(start: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a limiter that runs at most `size` calls at the same time. Waiting calls start in the order in which they
 * arrived.
 */
export function atMost(size: number): Limit {
  const waiting: (() => void)[] = [];
  let free = size;
  return async (start) => {
    if (free > 0) free--;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await start();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
