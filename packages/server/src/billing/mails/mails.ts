import { batchLimits } from "@rewright/contract/limits";
import { type BillingPeriod, formatAmount, plans, prices } from "@rewright/contract/plans";
import { formatDay } from "#src/mail/format-day.ts";
import type { Mail } from "#src/mail/mail.ts";

const premium = plans.premium.name;
const free = plans.free.name;
const words = plans.premium.wordsPerRequest.toLocaleString("en-US");
const units: Readonly<Record<BillingPeriod, string>> = { monthly: "month", yearly: "year" };

const batch = `With batch upload, you can rewrite up to ${batchLimits.files} files at once.`;
const renewal = (period: BillingPeriod) =>
  `You pay ${formatAmount(prices[period], prices.currency)} every ${units[period]} until you cancel.`;

/** Holds the texts of mails about subscriptions. Each function builds the mail to one address. */
export const billingMails = {
  premiumBegins: (to: string, { origin, period }: { origin: string; period: BillingPeriod | null }): Mail => ({
    to,
    subject: `Welcome to ${premium}`,
    paragraphs: [
      `Your plan is active. You now have unlimited rewrites of up to ${words} words each, a history of your rewrites, and Ultra run, which uses Pro, our stronger engine.`,
      ...(period === "yearly" ? [batch] : []),
      ...(period ? [renewal(period)] : []),
    ],
    action: { label: "Start writing", url: `${origin}/dashboard` },
    footnote: 'To see your invoices or cancel, choose "Manage subscription" on your account page.',
  }),

  cancellation: (to: string, { origin, until }: { origin: string; until: Date | null }): Mail => ({
    to,
    subject: "Your subscription is canceled",
    paragraphs: [
      until
        ? `You'll keep ${premium} until ${formatDay(until)}. After that, you'll be on the ${free} plan, and you won't be charged again.`
        : `You won't be charged again. When the period you've paid for ends, you'll be on the ${free} plan.`,
      "You can resume any time before then.",
    ],
    action: { label: "Manage subscription", url: `${origin}/dashboard?manage=subscription` },
  }),

  premiumEnds: (to: string, { origin }: { origin: string }): Mail => ({
    to,
    subject: `${premium} has ended`,
    paragraphs: [
      `You're now on the ${free} plan, and you won't be charged again.`,
      "Your account stays as it is. Your history is hidden until you subscribe again.",
    ],
    action: { label: "See the plans", url: `${origin}/pricing` },
  }),
} as const;
