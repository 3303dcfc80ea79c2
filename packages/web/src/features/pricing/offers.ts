import { historyLimits, plans, usageWindowHours } from "@rewright/contract/plans";
import type { PublicSettings } from "@rewright/contract/settings";
import { quantity } from "../../ui/quantity.ts";

interface Feature {
  readonly text: string;
  readonly included: boolean;
  /** What has to be known about it. */
  readonly note?: string;
}

/** A plan as its card tells it: what is there today, and nothing else. */
export interface Offer {
  readonly name: string;
  readonly description: string;
  readonly features: readonly Feature[];
}

type Limits = Pick<PublicSettings, "freeDailyGenerations" | "freeWordsPerRequest">;

const words = (count: number) => `${quantity(count, "word")} in one text`;

export const free = { name: plans.free.name, description: "For a text now and then." };

/** The free plan with the limits in force. */
export const freeOffer = ({ freeDailyGenerations, freeWordsPerRequest }: Limits): Offer => ({
  ...free,
  features: [
    { text: words(freeWordsPerRequest), included: true },
    { text: `${quantity(freeDailyGenerations, "generation")} in ${usageWindowHours} hours`, included: true },
    { text: "Every mode, tone and level, and words to keep", included: true },
    { text: "Each change with its reason, and a way to undo it", included: true },
    { text: "AI-likeness and style, before and after", included: true },
    { text: "Ultra run", included: false },
    { text: "History", included: false },
  ],
});

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
