import {
  complimentaryCredits,
  formatAmount,
  levels,
  maxAlternatives,
  plans,
  prices,
  usageWindowHours,
} from "@rewright/contract/plans";
import { productName } from "@rewright/contract/product";
import type { PublicSettings } from "@rewright/contract/settings";
import { quantity } from "../../ui/quantity.ts";

type Limits = Pick<PublicSettings, "anonymousDailyGenerations" | "freeDailyGenerations" | "freeWordsPerRequest">;

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Ten questions that people ask, with the numbers in force. */
export function faqItems(limits: Limits): readonly Question[] {
  return [
    {
      question: `What does ${productName} do to my text?`,
      answer:
        "It replaces stock phrases and needlessly long words, drops empty openers and closers, and breaks up monotonous sentences. It does not add facts or opinions, and it does not rewrite what already reads well.",
    },
    {
      question: "Will it change my facts, names or quotations?",
      answer:
        "They are protected before rewriting starts, and the finished text is compared with yours. A wording of a sentence from which something protected went missing is thrown away. Read the result anyway: you know what you meant.",
    },
    {
      question: "Can I see what was changed, and why?",
      answer:
        "Yes. Changed words are underlined, each change has its reason, and you can undo and redo every one of them. Show Original Text puts the original and the result into one view.",
    },
    {
      question: "How long may a text be?",
      answer: `Up to ${quantity(limits.freeWordsPerRequest, "word")} at a time, and up to ${plans.premium.wordsPerRequest.toLocaleString("en-US")} with ${plans.premium.name}. Words beyond that are marked, so that you can see where to cut or split. You can also open a .txt, .md or .docx file, and download the result as one.`,
    },
    {
      question: "How often can I use it?",
      answer: `With a free account, ${quantity(limits.freeDailyGenerations, "time")} in ${usageWindowHours} hours, counted from your first use. Before that come ${quantity(complimentaryCredits, "complimentary generation")} by Humanize Pro, once your address is verified. ${plans.premium.name} has no such limit: it costs ${formatAmount(prices.monthly, prices.currency)} a month or ${formatAmount(prices.yearly, prices.currency)} a year, and you can cancel at any time. ${without(limits.anonymousDailyGenerations)} A rewriting that fails is not counted, and alternatives for a sentence are not either.`,
    },
    {
      question: "Which mode and level should I choose?",
      answer: `Standard suits most texts. Simple shortens words and sentences, Formal and Academic keep contractions out, Informal lets them in, Expand spells things out, and Shorten drops what carries nothing. The level sets how much is changed, from ${levels.min}, a light touch, to ${levels.max}, thorough. We recommend ${levels.recommended}.`,
    },
    {
      question: "What is Humanize Pro?",
      answer:
        "The engine of Ultra run and of complimentary generations; everything else is Humanize Lite. It rewrites with a language model where the operator has set one up, and else by weighing many more wordings here. What it writes is checked like everything else, and what does not pass is not used. The result says which engine answered.",
    },
    {
      question: "What if I do not like a sentence?",
      answer: `Click it, or move to it with the arrow keys and press Enter. You get up to ${maxAlternatives} other wordings, and your original sentence to go back to.`,
    },
    {
      question: "Does it get text past AI detectors?",
      answer:
        "We make no such promise. Detectors are unreliable in both directions, and writing for them makes prose worse. Use the result because it reads better.",
    },
    {
      question: "May I use it for school or university?",
      answer:
        "For improving your own writing, where your school allows it. Handing in work that you did not do is cheating, with or without a tool, and is not what this one is for.",
    },
  ];
}

function without(guestUses: number): string {
  if (guestUses === 0) return "Without an account you can look around and enter a text, but not humanize it.";
  return `Without an account, ${quantity(guestUses, "time")}.`;
}
