import { defaultAnonymousDailyGenerations, plans } from "@rewright/contract/plans";
import type { limitMarkers, PublicSettings, publicSettingsId, publicSettingsMarker } from "@rewright/contract/settings";
import { useSyncExternalStore } from "react";

/** Where the server puts the settings. A literal with the contract's type: importing the value would bring its schemas along. */
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

/** Literals with the contract's type, as above. */
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

/** The product's own address, and in front of a path nothing where it is not configured. */
export function ownOrigin(): string {
  return readSettings().origin ?? "";
}

const neverChanges = () => () => {};

/** What the pages are built with, and then what their first render must show: the server has put the limits in. */
function readSettingsAtFirst(): PublicSettings {
  if (typeof document === "undefined") return import.meta.env.PROD ? { ...defaults, ...builtLimits } : defaults;
  const { freeDailyGenerations, freeWordsPerRequest } = readSettings();
  settingsAtFirst ??= { ...defaults, freeDailyGenerations, freeWordsPerRequest };
  return settingsAtFirst;
}

/**
 * What the running server says about itself. Prerendered pages show the limits of the free plan that are in force, and
 * the defaults of everything else until the first client render.
 */
export function usePublicSettings(): PublicSettings {
  return useSyncExternalStore(neverChanges, readSettings, readSettingsAtFirst);
}
