import { setTimeout } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { layOut } from "./lay-out.ts";
import type { Mail } from "./mail.ts";

export interface Mailer {
  /** True if a mail server is configured. Otherwise actions that need a mail are refused. */
  readonly isConfigured: boolean;
  /**
   * Sends a mail in the background, so that response times do not reveal whether a mail was sent. Retries if the mail
   * server refuses it. After the last attempt, logs that a mail was lost, without its recipient and content.
   */
  send(mail: Mail): void;
  /**
   * Sends a mail now, with a single attempt.
   * @throws if the mail server refuses the mail
   */
  deliver(mail: Mail): Promise<void>;
  /** Waits until pending mails are sent, and closes the connections. */
  close(): Promise<void>;
}

const retryAfterMs = [1000, 10_000, 60_000];

/** Creates a mailer that uses SMTP. `smtpUrl` contains host, port, user and password. */
export function createMailer({ smtpUrl, from }: { smtpUrl: string | undefined; from: string }, logger: Logger): Mailer {
  if (!smtpUrl) {
    const send = () => logger.warn("a mail was not sent: SMTP_URL is not set");
    const deliver = async () => {
      throw new Error("SMTP_URL is not set.");
    };
    return { isConfigured: false, send, deliver, close: async () => {} };
  }
  const transport = createTransport({ url: smtpUrl, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 });
  const pending = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function deliver(mail: Mail): Promise<void> {
    const { text, html } = layOut(mail);
    const { subject, replyTo } = mail;
    await transport.sendMail({
      from,
      to: plainAddress(mail.to),
      ...(replyTo === undefined ? {} : { replyTo: plainAddress(replyTo) }),
      subject,
      text,
      html,
    });
  }

  async function deliverWithRetries(mail: Mail): Promise<void> {
    for (const waitMs of [...retryAfterMs, undefined]) {
      try {
        return await deliver(mail);
      } catch (error) {
        const code = (error as { code?: string }).code;
        if (waitMs === undefined || stopping.signal.aborted) return logger.error({ code }, "a mail was lost");
        logger.warn({ code, retryInMs: waitMs }, "a mail was not taken");
        await setTimeout(waitMs, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  function track(delivery: Promise<void>): void {
    const ended = delivery.finally(() => pending.delete(ended));
    pending.add(ended);
  }

  return {
    isConfigured: true,
    send(mail) {
      track(deliverWithRetries(mail));
    },
    deliver(mail) {
      const delivery = deliver(mail);
      track(delivery.catch(() => {}));
      return delivery;
    },
    async close() {
      stopping.abort();
      await Promise.all(pending);
      transport.close();
    },
  };
}

/**
 * Returns an address as an object. The mail library would split a string with a comma or bracket into two addresses.
 */
function plainAddress(address: string): { name: string; address: string } {
  return { name: "", address };
}
