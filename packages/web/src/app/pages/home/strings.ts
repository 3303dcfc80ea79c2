import { productName } from "@rewright/contract/product";

/** Holds the wording of the home page under the tool. */
export const strings = {
  whatItDoes: {
    title: `What ${productName} does`,
    intro:
      "Stiff text uses long words, empty openers and the same rhythm in every sentence. We change these and leave the rest alone. Here is a real rewrite by the current version.",
  },
  howItWorks: {
    title: "How it works",
    marked: "We mark your facts first",
    markedHelp: "They stay exactly as they are.",
    chosen: "You decide how much changes",
    chosenHelp: "The same passage at three strengths.",
    checked: "We check the result against your text",
    checkedHelp: 'If a number, a name or a "not" is missing, we don\'t use that wording.',
    yours: "You have the final say",
    yoursHelp:
      "Undo any change, choose an alternative for any sentence, or compare both texts. English only, for now. We don't use your texts for training.",
    kinds: { date: "Date", number: "Number", name: "Name", quotation: "Quotation" } as Readonly<Record<string, string>>,
  },
} as const;
