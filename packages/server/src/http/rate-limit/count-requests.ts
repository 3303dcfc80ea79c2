import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { aheadMs } from "#src/clock/clock.ts";
import type { Database } from "#src/db/database.ts";
import { inTime } from "#src/db/in-time.ts";

/** The database in which several servers share their request counts. */
export type CountStore = Pick<Database, "query">;

interface Deps {
  /** Undefined if there is only one process, which counts in its memory. */
  readonly store: CountStore | undefined;
  readonly now: () => Date;
}

/** Holds the number of requests in the current minute for one key, such as a hashed address. */
interface Counted {
  readonly requests: number;
  /** Milliseconds until the current minute ends. */
  readonly leftMs: number;
}

const minute = { duration: 60, points: Number.MAX_SAFE_INTEGER };

/**
 * The number by which a limit is divided. A server adds its requests to the shared count when they reach this part of
 * the limit.
 */
const batches = 10;

/** The milliseconds that a request waits for the shared count. After that, the count of this process is used. */
const storeWaitMs = 1000;

/**
 * Counts requests by key and minute. Each process counts in memory, and adds its requests to the count in the database
 * whenever they reach a tenth of the limit. A caller with fewer requests therefore causes no query. For each other
 * server, up to a tenth of the limit may be missing from a count. While the database is down, each process counts
 * alone.
 */
export function createRequestCounter({ store, now }: Deps) {
  /** The requests known to this process: its own, and those in the shared count. */
  const known = new RateLimiterMemory(minute);
  /** The requests that this process received. */
  const own = new RateLimiterMemory(minute);
  const shared = store && openShared(store, now);

  /**
   * Adds a number of requests to the shared count. If the shared count is higher than this process's own, this process
   * uses it from then on.
   */
  async function share(key: string, batch: number, counted: Counted): Promise<Counted> {
    if (!shared) return counted;
    const { consumedPoints, msBeforeNext } = await shared.penalty(key, batch);
    const current = (await known.get(key))?.consumedPoints ?? 0;
    if (consumedPoints <= current || msBeforeNext <= 0) return counted;
    await known.set(key, consumedPoints, msBeforeNext / 1000);
    return { requests: consumedPoints, leftMs: msBeforeNext };
  }

  return {
    /** Counts a request. A request over the limit is not added to the shared count, so that a flood causes no query. */
    async add(key: string, limit: number): Promise<Counted> {
      const { consumedPoints, msBeforeNext } = await known.penalty(key);
      const counted = { requests: consumedPoints, leftMs: msBeforeNext };
      if (consumedPoints > limit) return counted;
      const batch = Math.max(1, Math.floor(limit / batches));
      const mine = await own.penalty(key);
      return mine.consumedPoints % batch === 0 ? share(key, batch, counted) : counted;
    },

    /** Subtracts a refused request from the count of this process. */
    async remove(key: string): Promise<void> {
      await known.reward(key);
    },
  };
}

/**
 * Opens the rate-limit library's counts in PostgreSQL. The library uses the machine's clock, so times in its queries
 * are converted to the database's clock, and times in the results are converted back.
 */
function openShared(store: CountStore, now: () => Date): RateLimiterPostgres {
  const isTime = (value: unknown): value is number => typeof value === "number" && value > 1e12;
  async function query({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) {
    const byMs = Math.round(aheadMs(now));
    const moved = values.map((value) => (isTime(value) ? value + byMs : value));
    const rows = await inTime(store.query(text, moved), storeWaitMs);
    return {
      rowCount: rows.length,
      rows: rows.map(({ points, expire }) => ({ points, expire: Number(expire) - byMs })),
    };
  }
  return new RateLimiterPostgres({
    ...minute,
    storeClient: { query },
    storeType: "client",
    tableName: "rate_limits",
    tableCreated: true,
    // `deleteOldRows` deletes expired counts instead, together with old rows of other tables.
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(minute),
  });
}
