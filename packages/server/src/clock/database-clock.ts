import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { Clock } from "./clock.ts";

interface Deps {
  readonly database: Pick<Database, "query">;
  readonly logger: Logger;
  /** Returns milliseconds of this machine's clock. */
  readonly machine?: () => number;
}

const measureEveryMs = 60_000;
const samples = 5;

/** Returns the time of day at the process's start plus a timer, which no change of the machine's clock affects. */
const startTimePlusTimer = () => performance.timeOrigin + performance.now();

/**
 * Starts a clock that shows the database's time, so that servers whose clocks differ agree. Measures the difference
 * from this machine's clock now and at intervals; while the database does not answer, the last measurement counts.
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

  /** Keeps the offset of the fastest answer, whose error is at most half its round trip. */
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
