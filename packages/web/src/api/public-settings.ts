import { defaultAnonymousDailyGenerations, plans } from "@rewright/contract/plans";
import type { limitMarkers, PublicSettings, publicSettingsId, publicSettingsMarker } from "@rewright/contract/settings";
import { useSyncExternalStore } from "react";

/**
 * Marks where the server inserts the settings. A literal with the contract's type: importing the value would add its
 * schemas to the page.
 */
export const settingsMarker: typeof publicSettingsMarker = "<!--public-settings-->";
const settingsId: typeof publicSettingsId = "public-settings";

const defaults: PublicSettings = {
  blogUrl: null,
  anonymousDailyGenerations: defaultAnonymousDailyGenerations,
  freeDailyGenerations: plans.free.dailyGenerations,
  freeWordsPerRequest: plans.free.wordsPerRequest,
  sandbox: false,
  sandboxUrl: null,
  maintenance: false,
  googleSignIn: false,
  payments: false,
  languageModelHost: null,
  secondReading: false,
  origin: null,
};

/** Mark where the server inserts the limits. Literals for the same reason. */
const builtLimits: typeof limitMarkers = { freeDailyGenerations: 987_654_321, freeWordsPerRequest: 987_654_322 };

let settings: PublicSettings | undefined;
let settingsAtFirst: PublicSettings | undefined;

function readSettings(): PublicSettings {
  if (!settings) {
    const block = document.getElementById(settingsId)?.textContent;
    settings = block ? { ...defaults, ...(JSON.parse(block) as Partial<PublicSettings>) } : defaults;
  }
  return settings;
}

/** Returns the product's configured origin, or an empty string where none is configured. */
export function ownOrigin(): string {
  return readSettings().origin ?? "";
}

const neverChanges = () => () => {};

/**
 * Returns the settings for the build and for the first render, which must match: the server has inserted the limits.
 */
function readSettingsAtFirst(): PublicSettings {
  if (typeof document === "undefined") return import.meta.env.PROD ? { ...defaults, ...builtLimits } : defaults;
  const { freeDailyGenerations, freeWordsPerRequest } = readSettings();
  settingsAtFirst ??= { ...defaults, freeDailyGenerations, freeWordsPerRequest };
  return settingsAtFirst;
}

/**
 * Returns the server's public settings. Until the first client render, prerendered pages show the configured limits of
 * the free plan and the defaults of everything else.
 */
export function usePublicSettings(): PublicSettings {
  return useSyncExternalStore(neverChanges, readSettings, readSettingsAtFirst);
}
