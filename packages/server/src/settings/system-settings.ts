import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import { inTime } from "../db/in-time.ts";
import { type Chosen, findChosen } from "./store.ts";

/** What administrators can change while the server runs. */
export interface SystemSettings {
  /** Uses of the free plan in its window, and words of a request on it. */
  readonly freeDailyGenerations: number;
  readonly freeWordsPerRequest: number;
  /** Requests per minute from one IP address. */
  readonly apiRateLimit: number;
  /** Rewriting is paused. */
  readonly maintenance: boolean;
}

/** The settings in force, whichever process has changed them. The same settings are the same object. */
export interface SettingsInForce {
  /** As the database has them now; as they were last known where it does not answer. */
  read(): Promise<SystemSettings>;
  /** As they were last known. */
  last(): SystemSettings;
}

interface Deps {
  readonly db: Db;
  readonly logger: Logger;
  readonly defaults: SystemSettings;
}

/** Nobody waits longer for the database than this, and it is asked again only so long after it did not answer. */
const patienceMs = 1000;

/** Reads the settings from the database, one query at a time however many ask. */
export function createSettings({ db, logger, defaults }: Deps): SettingsInForce {
  let known = { version: -1, settings: defaults };
  let failedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<SystemSettings> | undefined;
  let waiting: Promise<SystemSettings> | undefined;

  async function load(): Promise<SystemSettings> {
    try {
      const chosen = await inTime(findChosen(db), patienceMs);
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
    if (performance.now() - failedAt < patienceMs) return known.settings;
    if (!running) {
      running = load().finally(() => {
        running = undefined;
      });
      return running;
    }
    // What is being read may have been changed since: whoever comes now waits for the query after it.
    waiting ??= running.then(() => {
      waiting = undefined;
      return read();
    });
    return waiting;
  }

  return { read, last: () => known.settings };
}

/** What is in force where administrators have chosen this. */
export function settingsOf(chosen: Chosen, defaults: SystemSettings): SystemSettings {
  return {
    freeDailyGenerations: chosen.maxDailyRequests ?? defaults.freeDailyGenerations,
    freeWordsPerRequest: chosen.maxTextLength ?? defaults.freeWordsPerRequest,
    apiRateLimit: chosen.apiRateLimit ?? defaults.apiRateLimit,
    maintenance: chosen.maintenanceMode ?? defaults.maintenance,
  };
}
