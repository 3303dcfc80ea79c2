import { setTimeout } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { layOut } from "./lay-out.ts";
import type { Mail } from "./mail.ts";

export interface Mailer {
  /** False where no mail server is configured: what needs a mail is refused then. */
  readonly isConfigured: boolean;
  /**
   * Sends in the background, so that nobody can tell by the time of an answer whether a mail was sent. A server that does
   * not take the mail is asked again; then the log says that a mail was lost, and neither to whom nor what.
   */
  send(mail: Mail): void;
  /** Sends now, once. @throws when the mail server does not take it */
  deliver(mail: Mail): Promise<void>;
  /** Waits for what is on its way, and closes the connections. */
  close(): Promise<void>;
}

const retryAfterMs = [1000, 10_000, 60_000];

/** Sends over SMTP: `smtpUrl` has host, port, user and password. */
export function createMailer({ smtpUrl, from }: { smtpUrl: string | undefined; from: string }, logger: Logger): Mailer {
  if (!smtpUrl) {
    const send = () => logger.warn("a mail was not sent: SMTP_URL is not set");
    const deliver = async () => {
      throw new Error("SMTP_URL is not set.");
    };
    return { isConfigured: false, send, deliver, close: async () => {} };
  }
  const transport = createTransport({ url: smtpUrl, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 });
  const underWay = new Set<Promise<void>>();
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

  async function deliverInTheEnd(mail: Mail): Promise<void> {
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
    const ended = delivery.finally(() => underWay.delete(ended));
    underWay.add(ended);
  }

  return {
    isConfigured: true,
    send(mail) {
      track(deliverInTheEnd(mail));
    },
    deliver(mail) {
      const delivery = deliver(mail);
      track(delivery.catch(() => {}));
      return delivery;
    },
    async close() {
      stopping.abort();
      await Promise.all(underWay);
      transport.close();
    },
  };
}

/** Taken as it is: as a string, a comma or a bracket in it could make it two. */
function plainAddress(address: string): { name: string; address: string } {
  return { name: "", address };
}
