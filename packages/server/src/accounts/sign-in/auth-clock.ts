import type { DBAdapterInstance } from "better-auth";
import { systemClock } from "#src/clock/clock.ts";

/** How far our clock is ahead of the machine's. */
const aheadMs = (now: () => Date): number => now().getTime() - systemClock.now().getTime();

/**
 * Keeps the library's times in the database by our clock. The library compares them with the machine's clock and takes no
 * other, so the times that it writes are moved to ours, and those that it reads are moved back.
 */
export function storeByClock(open: DBAdapterInstance, now: () => Date): DBAdapterInstance {
  return (options) => moved(open(options), now);
}

/** A time that the library gave out, by our clock. */
export const fromAuth = (at: Date, now: () => Date): Date => new Date(at.getTime() + aheadMs(now));

/** A time by our clock, as the library takes it. */
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

/** The value with every time in it moved. */
function moveTimes(value: unknown, byMs: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() + byMs);
  if (Array.isArray(value)) return value.map((one) => moveTimes(one, byMs));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, moveTimes(one, byMs)]));
}
