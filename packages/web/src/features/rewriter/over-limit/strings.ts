import { quantity } from "#src/ui/quantity.ts";

export const overLimitStrings = {
  exceeded: "Word limit exceeded.",
  over: (words: number) => `You're ${quantity(words, "word")} over the limit.`,
  rewriteFirst: (limit: number) => `Rewrite the first ${quantity(limit, "word")}`,
  signUp: (limit: number) => `Sign up to rewrite the first ${quantity(limit, "word")}`,
  upgrade: "Upgrade to unlock more words",
  notRewritten: "Not rewritten",
  rest: (words: number) => `We didn't rewrite the last ${quantity(words, "word")}.`,
} as const;
