import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import { inTime } from "../db/in-time.ts";
import { type Chosen, findChosen } from "./store.ts";

/** Holds the settings that administrators can change while the server runs. */
export interface SystemSettings {
  /** Number of rewrites per day in the free plan. `freeWordsPerRequest` limits the words of each. */
  readonly freeDailyGenerations: number;
  readonly freeWordsPerRequest: number;
  /** The number of requests per minute that are allowed from one IP address, and with one API key. */
  readonly apiRateLimit: number;
  /** True while administrators have paused rewriting (maintenance mode). */
  readonly maintenance: boolean;
}

/**
 * Reads the current system settings, including changes by other processes. Returns the same object as long as no
 * setting changes.
 */
export interface SettingsInForce {
  /** Returns the settings in the database, or the last known ones if the database does not respond. */
  read(): Promise<SystemSettings>;
  /** Returns the last known settings. */
  last(): SystemSettings;
}

interface Deps {
  readonly db: Db;
  readonly logger: Logger;
  readonly defaults: SystemSettings;
}

/**
 * The milliseconds that a request waits for the database. After a failure, the database is not queried for the same
 * time.
 */
const databaseWaitMs = 1000;

/** Creates the reader of the system settings. Simultaneous reads share one query. */
export function createSettings({ db, logger, defaults }: Deps): SettingsInForce {
  let known = { version: -1, settings: defaults };
  let failedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<SystemSettings> | undefined;
  let waiting: Promise<SystemSettings> | undefined;

  async function load(): Promise<SystemSettings> {
    try {
      const chosen = await inTime(findChosen(db), databaseWaitMs);
      if (chosen.version !== known.version) {
        known = { version: chosen.version, settings: settingsOf(chosen, defaults) };
      }
    } catch (err) {
      failedAt = performance.now();
      logger.warn({ err }, "the settings could not be read; the last known ones hold");
    }
    return known.settings;
  }

  async function read(): Promise<SystemSettings> {
    if (performance.now() - failedAt < databaseWaitMs) return known.settings;
    if (!running) {
      running = load().finally(() => {
        running = undefined;
      });
      return running;
    }
    // The running query may have started before a change, so calls from now on share the next query.
    waiting ??= running.then(() => {
      waiting = undefined;
      return read();
    });
    return waiting;
  }

  return { read, last: () => known.settings };
}

/** Returns the settings that apply: those that administrators have chosen, and defaults for the others. */
export function settingsOf(chosen: Chosen, defaults: SystemSettings): SystemSettings {
  return {
    freeDailyGenerations: chosen.maxDailyRequests ?? defaults.freeDailyGenerations,
    freeWordsPerRequest: chosen.maxTextLength ?? defaults.freeWordsPerRequest,
    apiRateLimit: chosen.apiRateLimit ?? defaults.apiRateLimit,
    maintenance: chosen.maintenanceMode ?? defaults.maintenance,
  };
}
