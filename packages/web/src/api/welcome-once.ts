import type { User } from "@rewright/contract/user";
import { attempt } from "./attempt.ts";

/** The storage key of a mark that a tab is showing the welcome to Premium. */
const shownKey = "hasShownUpgradeSuccess";

/**
 * The storage key of the subscription that was welcomed last. It prevents a second welcome by a tab that was suspended
 * meanwhile.
 */
const welcomedKey = "welcomed_subscription";

/** Returns true for only one of several tabs, which then welcomes the account to Premium. */
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

/** Records that no tab shows the welcome any more. */
export function endWelcome(): void {
  forget(shownKey);
}

/** Deletes the record of the last welcome, so that the next subscription is welcomed again. */
export function forgetWelcome(): void {
  forget(shownKey);
  forget(welcomedKey);
}

function forget(key: string): void {
  attempt(() => localStorage.removeItem(key));
}
