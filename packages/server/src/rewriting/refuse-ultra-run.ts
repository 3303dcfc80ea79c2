import { plans } from "@rewright/contract/plans";
import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import { planOf } from "../usage/caller.ts";

const sentence =
  "Ultra Run mode is available for Premium users only. " +
  "Please upgrade to Premium to access enhanced AI processing and faster results.";

/**
 * Refuses Ultra run, asked for as a mode or as a switch, to whoever has no premium plan.
 * @throws AppError `premium_required`
 */
export function refuseUltraRun(account: Account | undefined, fields: object): void {
  const { mode, ultra } = fields as { readonly mode?: unknown; readonly ultra?: unknown };
  const isAsked = mode === "premium" || ultra === true;
  if (isAsked && planOf(account) !== plans.premium) throw new AppError("premium_required", sentence);
}
