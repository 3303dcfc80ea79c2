import { attempt } from "#src/api/attempt.ts";

/** The storage key of the switch for Ultra run (rewriting with Humanize Pro). */
const key = "ultra_run";

/**
 * Returns whether the switch for Ultra run is on at first, if the account may use it. Without a saved choice it is on.
 */
export function startsWithUltra(): boolean {
  return attempt(() => localStorage.getItem(key)) !== "off";
}

/** Saves in this browser whether the switch is on. */
export function rememberUltra(on: boolean): void {
  attempt(() => (on ? localStorage.removeItem(key) : localStorage.setItem(key, "off")));
}
