import type { User } from "@rewright/contract/user";
import { attempt } from "./attempt.ts";

/** Set while any tab shows the welcome to Premium. */
const shownKey = "hasShownUpgradeSuccess";

/** Holds the subscription that was welcomed last, so that a suspended tab does not welcome it again. */
const welcomedKey = "welcomed_subscription";

/** Returns true in exactly one tab, which then welcomes the account to Premium. */
export function claimWelcome({ id, stripe_subscription_id }: User): boolean {
  const welcomed = `${id} ${stripe_subscription_id ?? "given"}`;
  try {
    if (localStorage.getItem(shownKey) || localStorage.getItem(welcomedKey) === welcomed) return false;
    localStorage.setItem(shownKey, "true");
    localStorage.setItem(welcomedKey, welcomed);
  } catch {
    // Where storage is refused, each tab shows its own welcome.
  }
  return true;
}

/** Records that the welcome was closed, or is open in no tab. */
export function endWelcome(): void {
  forget(shownKey);
}

/** Deletes what was recorded, so that the next Premium is welcomed again. */
export function forgetWelcome(): void {
  forget(shownKey);
  forget(welcomedKey);
}

function forget(key: string): void {
  attempt(() => localStorage.removeItem(key));
}
