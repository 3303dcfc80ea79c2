import type { DBAdapterInstance } from "better-auth";
import { aheadMs } from "#src/clock/clock.ts";

/**
 * Wraps the database adapter of the accounts library, which always uses the machine's clock, so that stored times
 * follow the server's clock `now`. Shifts times when the library writes them and shifts them back when it reads them.
 */
export function storeByClock(open: DBAdapterInstance, now: () => Date): DBAdapterInstance {
  return (options) => moved(open(options), now);
}

/** Converts a time of the accounts library to the server's clock. */
export const fromAuth = (at: Date, now: () => Date): Date => new Date(at.getTime() + aheadMs(now));

/** Converts a time of the server's clock to the clock of the accounts library. */
export const toAuth = (at: Date, now: () => Date): Date => new Date(at.getTime() - aheadMs(now));

function moved<Adapter extends object>(adapter: Adapter, now: () => Date): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      if (name === "transaction")
        return (work: (inner: object) => unknown) => member((inner: object) => work(moved(inner, now)));
      return async (...given: unknown[]) => {
        const byMs = aheadMs(now);
        return moveTimes(await member(...given.map((one) => moveTimes(one, byMs))), -byMs);
      };
    },
  });
}

/** Returns the value with every date in it shifted by this number of milliseconds. */
function moveTimes(value: unknown, byMs: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() + byMs);
  if (Array.isArray(value)) return value.map((one) => moveTimes(one, byMs));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, moveTimes(one, byMs)]));
}
