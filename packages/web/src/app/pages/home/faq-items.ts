import { levels, maxAlternatives } from "@rewright/contract/limits";
import { complimentaryCredits, formatAmount, plans, prices, usageWindowHours } from "@rewright/contract/plans";
import { productName } from "@rewright/contract/product";
import type { PublicSettings } from "@rewright/contract/settings";
import { quantity } from "#src/ui/quantity.ts";

type Limits = Pick<PublicSettings, "anonymousDailyGenerations" | "freeDailyGenerations" | "freeWordsPerRequest">;

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Returns the ten frequent questions and their answers, which contain the configured limits. */
export function faqItems(limits: Limits): readonly Question[] {
  return [
    {
      question: `What does ${productName} do to my text?`,
      answer:
        "It replaces stock phrases and long words, drops empty openers and closers, and varies the length of sentences. It adds no facts or opinions, and it doesn't change sentences that already read well.",
    },
    {
      question: "Will it change my facts, names or quotations?",
      answer:
        "No. We protect them before rewriting and compare the result with your text. If something protected is missing from a sentence, we don't use that sentence. Still, read the result before you use it.",
    },
    {
      question: "Can I see what changed, and why?",
      answer:
        'Yes. Changed words are underlined, and each change has a reason. You can undo or redo any change. Choose "Show Original Text" to see both texts together.',
    },
    {
      question: "How long can my text be?",
      answer: `Up to ${quantity(limits.freeWordsPerRequest, "word")}, or ${plans.premium.wordsPerRequest.toLocaleString("en-US")} with ${plans.premium.name}. We mark the words over the limit. You can also open a .txt, .md or .docx file and download the result in the same format.`,
    },
    {
      question: "How often can I use it?",
      answer: `A free account gives you ${quantity(limits.freeDailyGenerations, "rewrite")} every ${usageWindowHours} hours, counted from your first one. Verify your email and get ${quantity(complimentaryCredits, "free Pro rewrite")} too. ${plans.premium.name} has no limit. It costs ${formatAmount(prices.monthly, prices.currency)} a month or ${formatAmount(prices.yearly, prices.currency)} a year, and you can cancel at any time. ${without(limits.anonymousDailyGenerations)} We don't count rewrites that fail, or alternatives for a sentence.`,
    },
    {
      question: "Which style and strength should I choose?",
      answer: `Standard suits most texts. Simple uses short words and sentences. Formal and Academic avoid contractions. Informal uses them. Expand unpacks dense sentences, and Shorten cuts empty words. Strength sets how much changes, from ${levels.min} (light) to ${levels.max} (thorough). We recommend ${levels.recommended}.`,
    },
    {
      question: "What are Lite and Pro?",
      answer:
        "They are our two engines. Lite works by fixed rules. Pro is used in Ultra run and for free Pro rewrites. It uses a language model if one is connected, and otherwise compares many more wordings than Lite. We check every rewritten sentence against your text and discard any that fail. The result shows which engine wrote it.",
    },
    {
      question: "What if I don't like a sentence?",
      answer: `Click it, or move to it with the arrow keys and press Enter. Choose from up to ${maxAlternatives} alternatives, or go back to your original sentence.`,
    },
    {
      question: "Does it get text past AI detectors?",
      answer:
        "We don't promise that. Detectors make mistakes in both directions, and writing for them makes prose worse.",
    },
    {
      question: "Can I use it for school or university?",
      answer:
        "For your own work. Follow your school's rules on AI. Handing in work you didn't do is cheating, with or without a tool.",
    },
  ];
}

function without(guestUses: number): string {
  if (guestUses === 0) return "Without an account, you can enter text but not rewrite it.";
  return `Without an account, you get ${quantity(guestUses, "rewrite")}.`;
}
