import type { User } from "@rewright/contract/user";
import { attempt } from "./attempt.ts";

/** Set while the welcome to Premium is shown, in whichever tab. */
const shownKey = "hasShownUpgradeSuccess";

/** The subscription that was welcomed last, so that a tab that was asleep does not welcome it once more. */
const welcomedKey = "welcomed_subscription";

/** True for the one tab that is to welcome the account to Premium. */
export function claimWelcome({ id, stripe_subscription_id }: User): boolean {
  const welcomed = `${id} ${stripe_subscription_id ?? "given"}`;
  try {
    if (localStorage.getItem(shownKey) || localStorage.getItem(welcomedKey) === welcomed) return false;
    localStorage.setItem(shownKey, "true");
    localStorage.setItem(welcomedKey, welcomed);
  } catch {
    // Storage that is refused: each tab welcomes for itself.
  }
  return true;
}

/** The welcome was closed, or can no longer be open anywhere. */
export function endWelcome(): void {
  forget(shownKey);
}

/** Premium has ended, or the account leaves the device: the next one is welcomed again. */
export function forgetWelcome(): void {
  forget(shownKey);
  forget(welcomedKey);
}

function forget(key: string): void {
  attempt(() => localStorage.removeItem(key));
}
