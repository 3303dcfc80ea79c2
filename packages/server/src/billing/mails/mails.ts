import { type BillingPeriod, batchLimits, formatAmount, plans, prices } from "@rewright/contract/plans";
import type { Mail } from "#src/mail/mail.ts";

const premium = plans.premium.name;
const free = plans.free.name;
const words = plans.premium.wordsPerRequest.toLocaleString("en-US");
const formatDay = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const units: Readonly<Record<BillingPeriod, string>> = { monthly: "month", yearly: "year" };

const batch = `Batch upload takes up to ${batchLimits.files} files at once.`;
const renewal = (period: BillingPeriod) =>
  `You pay ${formatAmount(prices[period], prices.currency)} every ${units[period]} until you cancel.`;

/** Mails about subscriptions. Each function gives the mail for one address. */
export const billingMails = {
  premiumBegins: (to: string, { origin, period }: { origin: string; period: BillingPeriod | null }): Mail => ({
    to,
    subject: `Welcome to ${premium}`,
    paragraphs: [
      `Your plan is active. You now have Ultra run, history and unlimited rewrites of up to ${words} words each.`,
      ...(period === "yearly" ? [batch] : []),
      ...(period ? [renewal(period)] : []),
    ],
    action: { label: "Start writing", url: `${origin}/dashboard` },
    footnote: "To see invoices or cancel, open the account menu and choose Manage subscription.",
  }),

  cancellation: (to: string, { origin, until }: { origin: string; until: Date | null }): Mail => ({
    to,
    subject: "Your subscription is canceled",
    paragraphs: [
      until
        ? `You keep ${premium} until ${formatDay.format(until)}. After that, you'll be on the ${free} plan. We won't charge you again.`
        : `We won't charge you again. When the period you've paid for ends, you'll be on the ${free} plan.`,
      "You can resume any time before then.",
    ],
    action: { label: "Manage subscription", url: `${origin}/dashboard?manage=subscription` },
  }),

  premiumEnds: (to: string, { origin }: { origin: string }): Mail => ({
    to,
    subject: `${premium} has ended`,
    paragraphs: [
      `You're now on the ${free} plan, and we won't charge you again.`,
      "You keep your account. Your history is hidden until you subscribe again.",
    ],
    action: { label: "See the plans", url: `${origin}/pricing` },
  }),
} as const;
