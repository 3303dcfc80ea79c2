import { defaultAnonymousDailyGenerations, plans } from "@rewright/contract/plans";
import type { limitMarkers, PublicSettings, publicSettingsId, publicSettingsMarker } from "@rewright/contract/settings";
import { useSyncExternalStore } from "react";

/**
 * A comment in the HTML that the server replaces by its public settings. It is a copy of the constant in the contract,
 * because importing that would load the contract's validation code.
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
  privateMode: "premium",
  origin: null,
};

/**
 * The numbers in the HTML that the server replaces by the limits of the free plan. They are a copy of the constants in
 * the contract.
 */
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

/** Returns the product's configured address, or an empty string if none is configured. */
export function ownOrigin(): string {
  return readSettings().origin ?? "";
}

const neverChanges = () => () => {};

/**
 * Returns the settings for the build and the first render, which must show the same: default settings, but the limits
 * of the free plan that the server has inserted.
 */
function readSettingsAtFirst(): PublicSettings {
  if (typeof document === "undefined") return import.meta.env.PROD ? { ...defaults, ...builtLimits } : defaults;
  const { freeDailyGenerations, freeWordsPerRequest } = readSettings();
  settingsAtFirst ??= { ...defaults, freeDailyGenerations, freeWordsPerRequest };
  return settingsAtFirst;
}

/**
 * Returns the server's public settings. Before the first render in the browser, only the limits of the free plan are
 * known, and everything else has its default.
 */
export function usePublicSettings(): PublicSettings {
  return useSyncExternalStore(neverChanges, readSettings, readSettingsAtFirst);
}
