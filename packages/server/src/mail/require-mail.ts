import { AppError } from "../app-error.ts";
import type { Mailer } from "./mailer.ts";

/**
 * Refuses an action that needs a mail when none can be sent.
 * @throws AppError `unavailable` when no mail server is configured
 */
export function requireMail({ isConfigured }: Mailer, message: string): void {
  if (!isConfigured) throw new AppError("unavailable", message);
}
