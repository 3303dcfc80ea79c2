/** Starts something once fewer than the allowed number are under way. */
export type Limit = <Result>(start: () => Promise<Result>) => Promise<Result>;

/** Lets so many things be under way at a time; those that wait begin in the order in which they came. */
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
