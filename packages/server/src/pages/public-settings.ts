import type { PublicSettings } from "@rewright/contract/settings";
import type { Config } from "../config/config.ts";
import type { SystemSettings } from "../settings/system-settings.ts";

/**
 * Returns a function that converts system settings to the settings that pages may show. Equal input gives the same
 * object.
 */
export function publicSettingsFor(config: Config): (settings: SystemSettings) => PublicSettings {
  const made = new WeakMap<SystemSettings, PublicSettings>();
  return (settings) => {
    const before = made.get(settings);
    if (before) return before;
    const shown: PublicSettings = {
      blogUrl: config.blogUrl ?? null,
      anonymousDailyGenerations: config.anonymousDailyGenerations,
      freeDailyGenerations: settings.freeDailyGenerations,
      freeWordsPerRequest: settings.freeWordsPerRequest,
      sandbox: config.sandbox,
      sandboxUrl: config.sandboxUrl ?? null,
      maintenance: settings.maintenance,
      googleSignIn: config.google !== undefined,
      payments: config.stripe !== undefined,
      languageModelHost: hostOf(config.languageModel),
      secondReading: config.languageModel?.secondReading ?? false,
      privateMode: config.privateMode,
      origin: config.origin ?? null,
    };
    made.set(settings, shown);
    return shown;
  };
}

/** The text with which pages name a language model that runs on this server's machine. */
const ownServer = "our own server";
const isOwn = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Returns the host of the language model, to which texts are sent. Returns two hosts if a second model on another host
 * checks the results.
 */
function hostOf(model: Config["languageModel"]): string | null {
  if (!model) return null;
  const hosts = model.endpoints.map(({ baseUrl }) => new URL(baseUrl).hostname);
  return [...new Set(hosts.map((host) => (isOwn.test(host) ? ownServer : host)))].join(", ");
}
