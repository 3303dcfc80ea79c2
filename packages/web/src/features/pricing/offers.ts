import { batchLimits, historyLimits } from "@rewright/contract/limits";
import { type BillingPeriod, complimentaryCredits, plans, usageWindowHours } from "@rewright/contract/plans";
import type { PublicSettings } from "@rewright/contract/settings";
import { quantity } from "#src/ui/quantity.ts";
import { pricingStrings } from "./strings.ts";

export interface Feature {
  readonly text: string;
  readonly included: boolean;
  /** A note on the feature. */
  readonly note?: string;
  /** An addition to the note if the server has a language model. */
  readonly modelNote?: string;
}

/** The content of a plan's card. It lists only features that exist. */
export interface Offer {
  readonly name: string;
  readonly description: string;
  readonly features: readonly Feature[];
}

type Limits = Pick<PublicSettings, "freeDailyGenerations" | "freeWordsPerRequest">;

const said = pricingStrings.offers;

const words = (count: number) => said.words(quantity(count, "word"));

export const free = { name: plans.free.name, description: said.free };

/** Returns the free plan with the configured limits. */
export const freeOffer = (settings: Limits): Offer => ({
  ...free,
  features: [
    { text: words(settings.freeWordsPerRequest), included: true },
    {
      text: said.dailyRewrites(quantity(settings.freeDailyGenerations, "rewrite"), usageWindowHours),
      included: true,
    },
    {
      text: said.proRewrites(quantity(complimentaryCredits, "free rewrite")),
      included: true,
      note: said.proRewritesNote,
      modelNote: said.chooseTone,
    },
    { text: said.styles, included: true },
    { text: said.changes, included: true },
    { text: said.measures, included: true },
    { text: said.files, included: true },
    { text: said.ultra, included: false },
    { text: said.history, included: false },
  ],
});

export const premium = { name: plans.premium.name, description: said.premium };

/** Returns the content of the card about Premium with monthly or yearly payment. */
export const premiumOffer = (period: BillingPeriod, privateMode: PublicSettings["privateMode"]): Offer => ({
  ...premium,
  features: [
    { text: said.everythingIn, included: true },
    { text: words(plans.premium.wordsPerRequest), included: true },
    { text: said.unlimited, included: true },
    { text: said.ultra, included: true, note: said.ultraNote, modelNote: said.chooseTone },
    { text: said.queue, included: true, note: said.queueNote },
    {
      text: said.historyOf(quantity(historyLimits.items, "rewrite")),
      included: true,
      note: said.historyNote,
    },
    ...(privateMode === "premium" ? [{ text: said.privateMode, included: true, note: said.privateModeNote }] : []),
    {
      text: said.batch,
      included: period === "yearly",
      note:
        period === "yearly"
          ? said.batchNote(quantity(batchLimits.files, "file"), quantity(batchLimits.keptHours, "hour"))
          : said.batchElsewhere,
    },
  ],
});
