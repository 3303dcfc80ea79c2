import { ultraNeedsPremium } from "@rewright/contract/ultra-run";
import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/route.ts";

/** Refuses rewrites in maintenance. @throws AppError `maintenance` */
export function refuseInMaintenance({ settings }: Pick<Call, "settings">): void {
  if (settings.maintenance) throw new AppError("maintenance", undefined, { retryAfterSeconds: 600 });
}

/** Refuses Ultra run, by mode or by switch, without a premium plan. @throws AppError `premium_required` */
export function refuseUltraRun(account: Account | undefined, fields: object): void {
  const { mode, ultra } = fields as { readonly mode?: unknown; readonly ultra?: unknown };
  const isAsked = mode === "premium" || ultra === true;
  if (isAsked && account?.plan !== "premium") throw new AppError("premium_required", ultraNeedsPremium);
}
