import { ultraNeedsPremium } from "@rewright/contract/ultra-run";
import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/route.ts";

/**
 * Throws if the server is in maintenance mode, in which nothing is rewritten.
 * @throws AppError `maintenance`
 */
export function refuseInMaintenance({ settings }: Pick<Call, "settings">): void {
  if (settings.maintenance) throw new AppError("maintenance", undefined, { retryAfterSeconds: 600 });
}

/**
 * Throws if a caller without a premium plan requests Humanize Pro ("Ultra run"), by mode or by switch.
 * @throws AppError `premium_required`
 */
export function refuseUltraRun(account: Account | undefined, fields: object): void {
  const { mode, ultra } = fields as { readonly mode?: unknown; readonly ultra?: unknown };
  const isAsked = mode === "premium" || ultra === true;
  if (isAsked && account?.plan !== "premium") throw new AppError("premium_required", ultraNeedsPremium);
}
