import { settingBounds } from "@rewright/contract/admin/choices";
import type { readSystemSettings, SystemSettings } from "@rewright/contract/admin/settings";
import type { z } from "zod";
import { settingsStrings } from "./strings.ts";

export type InForce = z.output<(typeof readSystemSettings)["output"]>["data"];
export type NumberSetting = keyof typeof settingBounds;

/** The form's unsaved values: a number as it was typed, a choice, or null for the default. */
export interface Draft extends Partial<Readonly<Record<NumberSetting, string | null>>> {
  readonly maintenance_mode?: boolean | null;
}

export type Changes = { [Name in keyof SystemSettings]?: SystemSettings[Name] | null };

interface ReadDraft {
  /** The settings to send to the server. */
  readonly changes: Changes;
  /** The error message of each invalid field. */
  readonly problems: Partial<Readonly<Record<NumberSetting, string>>>;
}

const numberSettings = Object.keys(settingBounds) as NumberSetting[];
const grouped = new Intl.NumberFormat("en-US");

/**
 * Returns the settings that differ from the current ones, and the error messages of invalid fields. The server checks
 * the same bounds.
 */
export function readDraft(draft: Draft, { settings, chosen }: InForce): ReadDraft {
  const changes: Changes = {};
  const problems: Partial<Record<NumberSetting, string>> = {};
  for (const name of numberSettings) {
    const typed = draft[name];
    if (typed === undefined) continue;
    if (typed === null) {
      if (chosen.includes(name)) changes[name] = null;
      continue;
    }
    const { min, max } = settingBounds[name];
    const value = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    if (!(value >= min && value <= max)) {
      problems[name] = settingsStrings.enterAWholeNumber(grouped.format(min), grouped.format(max));
    } else if (value !== settings[name]) changes[name] = value;
  }
  const { maintenance_mode } = draft;
  if (maintenance_mode === null) {
    if (chosen.includes("maintenance_mode")) changes.maintenance_mode = null;
  } else if (maintenance_mode !== undefined && maintenance_mode !== settings.maintenance_mode) {
    changes.maintenance_mode = maintenance_mode;
  }
  return { changes, problems };
}
