import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { Clock } from "./clock.ts";

interface Deps {
  readonly database: Pick<Database, "query">;
  readonly logger: Logger;
  /** Returns the milliseconds of this machine's clock. */
  readonly machine?: () => number;
}

const measureEveryMs = 60_000;
const samples = 5;

/**
 * Returns the time of day at the start of the process plus the time since. A later change of the machine's clock does
 * not affect it.
 */
const startTimePlusTimer = () => performance.timeOrigin + performance.now();

/**
 * Starts a clock that shows the database's time, so that servers whose own clocks differ agree. Measures the difference
 * to this machine's clock now and at intervals. While the database does not respond, the last measurement is used.
 */
export async function startDatabaseClock({ database, logger, machine = startTimePlusTimer }: Deps): Promise<Clock> {
  let offsetMs = 0;
  let isFailing = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function sample() {
    const sentAt = machine();
    const [row] = await database.query("SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms", []);
    const roundTripMs = machine() - sentAt;
    return { roundTripMs, offsetMs: Number(row?.ms) - (sentAt + roundTripMs / 2) };
  }

  /**
   * Measures several times and keeps the result with the shortest round trip. Its error is at most half of that round
   * trip.
   */
  async function measure(): Promise<void> {
    let bestMs = Number.POSITIVE_INFINITY;
    try {
      for (let taken = 0; taken < samples; taken++) {
        const next = await sample();
        if (next.roundTripMs >= bestMs) continue;
        bestMs = next.roundTripMs;
        offsetMs = next.offsetMs;
      }
      isFailing = false;
    } catch (err) {
      if (!isFailing && !isClosed)
        logger.warn({ err }, "the database's time is not known; the last known offset counts");
      isFailing = true;
    }
    if (!isClosed) timer = setTimeout(measure, measureEveryMs).unref();
  }

  await measure();
  return {
    now: () => new Date(machine() + offsetMs),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
