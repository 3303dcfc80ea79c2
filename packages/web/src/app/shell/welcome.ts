import type { User } from "@rewright/contract/user";
import { claimWelcome } from "#src/api/welcome-once.ts";
import { showBillingDialog } from "./billing-dialog-state.ts";

/** Shows the welcome to Premium, unless this or another tab has shown it already. */
export function welcome(user: User): void {
  if (claimWelcome(user)) showBillingDialog("welcome");
}
