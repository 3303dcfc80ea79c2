import type { Logger } from "pino";
import type { Mail } from "./mail.ts";
import type { Mailer } from "./mailer.ts";

interface Deps {
  readonly logger: Logger;
  readonly mailer: Pick<Mailer, "deliver">;
}

interface Outbox<Item> {
  /** Returns the next item to mail and reserves it, so that no other process mails it too. */
  take(): Promise<Item | undefined>;
  /** Returns the mail for an item, or undefined if none is needed. */
  mailOf(item: Item): Promise<Mail | undefined>;
  setMailed(item: Item): Promise<void>;
  /** Log messages: for a mail that could not be sent, and for an outbox that could not be read. */
  readonly lines: { readonly notMailed: string; readonly notRead: string };
}

/** The number of days after which an item is no longer mailed. */
export const mailedWithinDays = 7;

/**
 * Mails the waiting items of an outbox one after the other, until none is left or the mail server cannot be reached.
 * Never throws; failed mails are tried again later.
 */
export async function mailOutbox<Item>(deps: Deps, outbox: Outbox<Item>): Promise<void> {
  try {
    let item = await outbox.take();
    while (item && (await mailItem(deps, outbox, item))) item = await outbox.take();
  } catch (err) {
    deps.logger.warn({ err }, outbox.lines.notRead);
  }
}

/**
 * Mails one item.
 * @returns false if the mail server cannot be reached, so that further mails would fail too
 */
async function mailItem<Item>({ logger, mailer }: Deps, outbox: Outbox<Item>, item: Item): Promise<boolean> {
  const mail = await outbox.mailOf(item);
  try {
    if (mail) await mailer.deliver(mail);
  } catch (error) {
    // Log only the error codes: the mail server's message may contain addresses.
    const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
    logger.warn({ code, responseCode }, outbox.lines.notMailed);
    return responseCode !== undefined;
  }
  await outbox.setMailed(item);
  return true;
}
