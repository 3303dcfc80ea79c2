import { defaultAnonymousDailyGenerations, plans } from "@rewright/contract/plans";
import type { PublicSettings, publicSettingsId, publicSettingsMarker } from "@rewright/contract/settings";
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
  origin: null,
};

let settings: PublicSettings | undefined;

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

/** What the running server says about itself. Prerendered pages show the defaults until the first client render. */
export function usePublicSettings(): PublicSettings {
  return useSyncExternalStore(neverChanges, readSettings, () => defaults);
}
