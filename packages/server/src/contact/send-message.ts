import { randomUUID } from "node:crypto";
import type { sendContactMessage } from "@rewright/contract/contact";
import { contactFailed } from "@rewright/contract/contact-form";
import type { z } from "zod";
import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import type { AttemptLimiter } from "../attempts/limit-attempts.ts";
import type { Db } from "../db/database.ts";
import { insertMessage } from "./store.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly limitAttempts: AttemptLimiter;
}

interface Sender {
  readonly account: Account | undefined;
  readonly addressHash: string;
}

/**
 * Stores a contact message. If the form's hidden field is filled in, the sender is a bot: nothing is stored, and the
 * response is the same.
 * @returns true if a message was stored, so that it can be mailed
 * @throws AppError `too_many_requests`; `unavailable` if the message could not be stored
 */
export async function sendMessage(
  { db, now, limitAttempts }: Deps,
  { account, addressHash }: Sender,
  { website, ...written }: z.output<(typeof sendContactMessage)["input"]>,
): Promise<boolean> {
  if (website) return false;
  try {
    await limitAttempts("contact", { subject: account?.id ?? written.email, addressHash });
    const at = now();
    const userId = account?.id ?? null;
    await insertMessage(db, { ...written, id: randomUUID(), userId, createdAt: at, mailDueAt: at });
    return true;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("unavailable", contactFailed, { cause, retryAfterSeconds: 10 });
  }
}
