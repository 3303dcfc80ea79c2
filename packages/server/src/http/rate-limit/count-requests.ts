import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { aheadMs } from "#src/clock/clock.ts";
import type { Database } from "#src/db/database.ts";
import { inTime } from "#src/db/in-time.ts";

/** The database that servers share for their counts. */
export type CountStore = Pick<Database, "query">;

interface Deps {
  /** Absent: one process counts alone, in its memory. */
  readonly store: CountStore | undefined;
  readonly now: () => Date;
}

/** Holds the requests of a key in its current minute. */
interface Counted {
  readonly requests: number;
  /** The rest of the minute. */
  readonly leftMs: number;
}

const minute = { duration: 60, points: Number.MAX_SAFE_INTEGER };

/** The part of the limit that a server counts in memory before it adds it to the shared count. */
const batches = 10;

/** How long a request waits for the shared count. After that, this process's own count applies. */
const storeWaitMs = 1000;

/**
 * Counts requests by key and minute. Each process counts in memory, and adds its requests to the shared count of the
 * database a tenth of the limit at a time, so that a caller with fewer requests costs no query. With several servers a
 * caller can therefore be counted too few, by a tenth of the limit for each other server, and never too many. While the database does not
 * answer, each process counts by itself.
 */
export function createRequestCounter({ store, now }: Deps) {
  /** The requests that are known of, of this process and of others. */
  const known = new RateLimiterMemory(minute);
  /** The requests of this process. */
  const own = new RateLimiterMemory(minute);
  const shared = store && openShared(store, now);

  /** Adds a batch to the shared count, and takes that over when it is higher. */
  async function share(key: string, batch: number, counted: Counted): Promise<Counted> {
    if (!shared) return counted;
    const { consumedPoints, msBeforeNext } = await shared.penalty(key, batch);
    const current = (await known.get(key))?.consumedPoints ?? 0;
    if (consumedPoints <= current || msBeforeNext <= 0) return counted;
    await known.set(key, consumedPoints, msBeforeNext / 1000);
    return { requests: consumedPoints, leftMs: msBeforeNext };
  }

  return {
    /** Counts a request. One that is over the limit is not shared, so that a flood costs no query. */
    async add(key: string, limit: number): Promise<Counted> {
      const { consumedPoints, msBeforeNext } = await known.penalty(key);
      const counted = { requests: consumedPoints, leftMs: msBeforeNext };
      if (consumedPoints > limit) return counted;
      const batch = Math.max(1, Math.floor(limit / batches));
      const mine = await own.penalty(key);
      return mine.consumedPoints % batch === 0 ? share(key, batch, counted) : counted;
    },

    /** Removes a request that was refused. */
    async remove(key: string): Promise<void> {
      await known.reward(key);
    },
  };
}

/**
 * Opens the library's counts in PostgreSQL. The library uses the machine's clock, so the times in its queries are
 * shifted to the database's, and those of its answers are shifted back.
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
    // `deleteOldRows` deletes them, as it does those of other tables.
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(minute),
  });
}
