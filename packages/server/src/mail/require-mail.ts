import { AppError } from "../app-error.ts";
import type { Mailer } from "./mailer.ts";

/**
 * Refuses what could only end in a mail that never comes.
 * @throws AppError `unavailable` where no mail server is configured
 */
export function requireMail({ isConfigured }: Mailer, message: string): void {
  if (!isConfigured) throw new AppError("unavailable", message);
}
