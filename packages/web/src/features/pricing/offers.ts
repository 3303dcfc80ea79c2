import { historyLimits, plans, usageWindowHours } from "@rewright/contract/plans";

interface Feature {
  readonly text: string;
  readonly included: boolean;
  /** What has to be known about it. */
  readonly note?: string;
}

/** A plan as its card tells it: what is there today, and nothing else. */
interface Offer {
  readonly name: string;
  readonly description: string;
  readonly features: readonly Feature[];
}

const words = (count: number) => `${count.toLocaleString("en-US")} words in one text`;

export const free: Offer = {
  name: plans.free.name,
  description: "For a text now and then.",
  features: [
    { text: words(plans.free.wordsPerRequest), included: true },
    { text: `${plans.free.dailyGenerations} generations in ${usageWindowHours} hours`, included: true },
    { text: "Every mode, tone and level, and words to keep", included: true },
    { text: "Each change with its reason, and a way to undo it", included: true },
    { text: "AI-likeness and style, before and after", included: true },
    { text: "Ultra run", included: false },
    { text: "History", included: false },
  ],
};

export const premium: Offer = {
  name: plans.premium.name,
  description: "For long texts, and for writing every day.",
  features: [
    { text: `Everything in ${plans.free.name}`, included: true },
    { text: words(plans.premium.wordsPerRequest), included: true },
    { text: "Unlimited generations", included: true },
    {
      text: "Ultra run",
      included: true,
      note: "Humanize Pro is not here yet: today it uses Humanize Lite at its most thorough level.",
    },
    {
      text: `History of your last ${historyLimits.items} texts`,
      included: true,
      note: "In every browser where you are logged in. You can switch it off.",
    },
  ],
};
