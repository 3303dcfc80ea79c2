import { waitingUnderLoad } from "@rewright/contract/measured";
import {
  type BillingPeriod,
  batchLimits,
  complimentaryCredits,
  historyLimits,
  plans,
  usageWindowHours,
} from "@rewright/contract/plans";
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
/** Whether there is a language model, which alone applies tones. */
type Model = Pick<PublicSettings, "languageModelHost">;

const words = (count: number) => `${quantity(count, "word")} in one text`;

export const free = { name: plans.free.name, description: "For a text now and then." };

/** The free plan with the limits in force. */
export const freeOffer = ({ freeDailyGenerations, freeWordsPerRequest, languageModelHost }: Limits & Model): Offer => ({
  ...free,
  features: [
    { text: words(freeWordsPerRequest), included: true },
    { text: `${quantity(freeDailyGenerations, "generation")} in ${usageWindowHours} hours`, included: true },
    {
      text: `${quantity(complimentaryCredits, "complimentary generation")} by Humanize Pro`,
      included: true,
      note:
        "Once, when your address is verified. They come before the others, and are not counted with them." +
        (languageModelHost ? " With them you can choose a tone." : ""),
    },
    { text: "Every mode and level, and words to keep", included: true },
    { text: "Each change with its reason, and a way to undo it", included: true },
    { text: "AI-likeness and style, before and after", included: true },
    { text: "Open and download .txt, .md and .docx files", included: true },
    { text: "Ultra run", included: false },
    { text: "History", included: false },
  ],
});

export const premium = { name: plans.premium.name, description: "For long texts, and for writing every day." };

const { timesCapacity, wordsPerText, premiumSeconds, freeSeconds } = waitingUnderLoad;
const measured =
  `Measured with Humanize Lite, on texts of ${wordsPerText} words that came ${timesCapacity} times as fast as they could ` +
  `be rewritten. Of those that were answered, half were ready within ${premiumSeconds} seconds, and half of the free ` +
  `plan's within ${freeSeconds}. The others were asked to come again.`;

/** Premium as it is paid by the month or by the year. */
export const premiumOffer = (period: BillingPeriod, { languageModelHost }: Model): Offer => ({
  ...premium,
  features: [
    { text: `Everything in ${plans.free.name}`, included: true },
    { text: words(plans.premium.wordsPerRequest), included: true },
    { text: "Unlimited generations", included: true },
    {
      text: "Ultra run",
      included: true,
      note:
        "Humanize Pro writes. Every sentence is checked against yours, and paragraphs are shown as they come." +
        (languageModelHost ? " You can choose a tone." : ""),
    },
    { text: "Ahead of free texts in the queue", included: true, note: measured },
    {
      text: `History of your last ${historyLimits.items} texts`,
      included: true,
      note: "In every browser where you are logged in. You can switch it off.",
    },
    {
      text: "Batch upload",
      included: period === "yearly",
      note:
        period === "yearly"
          ? `Up to ${quantity(batchLimits.files, "file")} at once, kept for ${quantity(batchLimits.keptHours, "hour")}.`
          : `With ${plans.premium.name} by the year.`,
    },
  ],
});
