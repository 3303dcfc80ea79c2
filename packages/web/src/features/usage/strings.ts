import { plans } from "@rewright/contract/plans";

/** Holds the texts about the rewrites that are left. */
export const usageStrings = {
  limitReached: "Limit Reached",
  exceeded: (used: number, limit: number) =>
    `Daily limit exceeded! You have used ${used}/${limit} generations today. ` +
    "Please upgrade to Premium for unlimited access.",
  comeBack: (when: string) => `Your free rewrites come back at ${when}.`,
  tomorrow: (time: string) => `${time} tomorrow`,
  premiumOffer: `${plans.premium.name} has no daily limit and accepts ${plans.premium.wordsPerRequest.toLocaleString("en-US")} words per text.`,
  freeProRewritesLeft: (count: number) => (count === 1 ? "free Pro rewrite left" : "free Pro rewrites left"),
  freeProRewritesFirst: "These are used first. They don't count toward your daily limit.",
  unlimited: "Unlimited",
  untilReset: "Time until reset",
} as const;
