import { attempt } from "#src/api/attempt.ts";

/** Returns whether Ultra run starts switched off; without a saved choice it starts on. */
const key = "ultra_run";

/** Returns whether Ultra run starts switched on, for an account that may use it. */
export function startsWithUltra(): boolean {
  return attempt(() => localStorage.getItem(key)) !== "off";
}

/** Saves the state of the switch on this device. */
export function rememberUltra(on: boolean): void {
  attempt(() => (on ? localStorage.removeItem(key) : localStorage.setItem(key, "off")));
}
