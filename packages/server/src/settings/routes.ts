import { changeSystemSettings, readSystemSettings } from "@rewright/contract/admin/settings";
import type { Db } from "../db/database.ts";
import { type ApiRoute, route, sessionOf } from "../http/route.ts";
import { changeSettings } from "./change-settings.ts";
import { fieldOf, settingNames } from "./names.ts";
import { findChosenBy } from "./store.ts";
import { type SystemSettings, settingsOf } from "./system-settings.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly defaults: SystemSettings;
}

/** Returns the API routes with which administrators read and change the system settings. */
export function settingsRoutes(deps: Deps): ApiRoute[] {
  const answer = async () => {
    const { chosen, email } = await findChosenBy(deps.db);
    return {
      success: true as const,
      data: {
        settings: toApi(settingsOf(chosen, deps.defaults)),
        defaults: toApi(deps.defaults),
        chosen: settingNames.filter((name) => chosen[fieldOf[name]] !== null),
        version: chosen.version,
        updated_at: chosen.updatedAt?.toISOString() ?? null,
        updated_by: email,
      },
    };
  };
  return [
    route(readSystemSettings, answer),
    route(changeSystemSettings, async (call) => {
      await changeSettings(deps, sessionOf(call).account, call.input);
      return answer();
    }),
  ];
}

function toApi(settings: SystemSettings) {
  return {
    max_daily_requests: settings.freeDailyGenerations,
    max_text_length: settings.freeWordsPerRequest,
    api_rate_limit: settings.apiRateLimit,
    maintenance_mode: settings.maintenance,
  };
}
