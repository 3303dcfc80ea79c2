import { AppError } from "../app-error.ts";
import type { Call } from "../http/route.ts";

/** Refuses rewrites in maintenance. @throws AppError `maintenance` */
export function refuseInMaintenance({ settings }: Pick<Call, "settings">): void {
  if (settings.maintenance) throw new AppError("maintenance", undefined, { retryAfterSeconds: 600 });
}
