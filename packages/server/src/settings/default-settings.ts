import { plans } from "@rewright/contract/plans";
import type { Config } from "../config/config.ts";
import type { SystemSettings } from "./system-settings.ts";

/** Returns the system settings that apply if administrators have not changed any. */
export function defaultSettings({ apiRateLimit, maintenance }: Config): SystemSettings {
  return {
    freeDailyGenerations: plans.free.dailyGenerations,
    freeWordsPerRequest: plans.free.wordsPerRequest,
    apiRateLimit,
    maintenance,
  };
}
