import { plans } from "@rewright/contract/plans";
import { formatDay } from "#src/mail/format-day.ts";
import type { Mail } from "#src/mail/mail.ts";

const premium = plans.premium.name;
const free = plans.free.name;
const words = plans.premium.wordsPerRequest.toLocaleString("en-US");

const afterwards = ` After that, you'll be on the ${free} plan, and you won't be charged.`;

interface Begins {
  readonly origin: string;
  /** The end of the grant of Premium. Null if the grant has no end. */
  readonly until: Date | null;
  /** True if the account has a subscription. */
  readonly pays: boolean;
}

/** Holds the texts of mails about Premium that administrators grant. Each function returns the mail to one address. */
export const grantMails = {
  begins: (to: string, { origin, until, pays }: Begins): Mail => ({
    to,
    subject: `You now have ${premium}`,
    paragraphs: [
      until
        ? `You have ${premium} free of charge until ${formatDay(until)}.${pays ? "" : afterwards}`
        : `You now have ${premium}, free of charge and with no end date.`,
      `You have unlimited rewrites of up to ${words} words each, a history of your rewrites, and Ultra run, which uses Pro, our stronger engine.`,
      ...(pays ? ["Your subscription stays as it is."] : []),
    ],
    action: { label: "Start writing", url: `${origin}/dashboard` },
  }),

  ends: (to: string, { origin }: { origin: string }): Mail => ({
    to,
    subject: `${premium} has ended`,
    paragraphs: [
      `Your free ${premium} has ended. You're now on the ${free} plan, and you weren't charged.`,
      "Your account stays as it is. Your history is hidden until you subscribe.",
    ],
    action: { label: "See the plans", url: `${origin}/pricing` },
  }),
} as const;
