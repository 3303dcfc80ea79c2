import { attempt } from "#src/api/attempt.ts";

/** Whether Ultra run is to start switched off; where nothing is kept it starts on. */
const key = "ultra_run";

/** Returns whether Ultra run starts switched on, for an account that may use it. */
export function startsWithUltra(): boolean {
  return attempt(() => localStorage.getItem(key)) !== "off";
}

/** Remembers on this device how the switch was left. */
export function rememberUltra(on: boolean): void {
  attempt(() => (on ? localStorage.removeItem(key) : localStorage.setItem(key, "off")));
}
