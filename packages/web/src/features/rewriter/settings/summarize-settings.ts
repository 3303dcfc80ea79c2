import { describeOptions } from "./describe-options.ts";
import { levelInForce, modeInForce, modeInfo } from "./mode-list.ts";
import type { Settings } from "./settings.ts";
import { strengthName } from "./strength.ts";

/** Returns a short summary of the settings: "Standard · Balanced · British spelling". */
export function summarizeSettings(settings: Settings, hasTone: boolean): string {
  const style = modeInfo(modeInForce(settings)).label;
  return [style, strengthName(levelInForce(settings)), describeOptions(settings, hasTone)].filter(Boolean).join(" · ");
}
