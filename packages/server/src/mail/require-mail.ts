import { AppError } from "../app-error.ts";
import type { Mailer } from "./mailer.ts";

/**
 * Throws if an action needs a mail and no mail server is configured.
 * @throws AppError `unavailable`
 */
export function requireMail({ isConfigured }: Mailer, message: string): void {
  if (!isConfigured) throw new AppError("unavailable", message);
}
