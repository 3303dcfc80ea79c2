import type { User } from "@rewright/contract/user";
import { claimWelcome } from "#src/api/welcome-once.ts";
import { showBillingDialog } from "./billing-dialog-state.ts";

/** Welcomes an account to Premium, unless that was done already, here or in another tab. */
export function welcome(user: User): void {
  if (claimWelcome(user)) showBillingDialog("welcome");
}
