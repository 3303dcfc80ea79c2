/** What the home page says about the tool, under it. */
export const strings = {
  whatItDoes: {
    title: "An editor's pencil, not a blender",
    intro:
      "Stiff text has habits: long words for short ones, empty openers, the same rhythm sentence after sentence. The tool changes those and leaves the rest alone. Below is a real rewrite by this version.",
  },
  howItWorks: {
    title: "How it works",
    marked: "Your items are marked first",
    markedHelp: "Nothing may touch them.",
    chosen: "You decide how much changes",
    chosenHelp: "The same passage at three strengths.",
    checked: "The result is checked against your text",
    checkedHelp: "If a number, a name or a “not” goes missing, that wording is not used.",
    yours: "You have the last word",
    yoursHelp:
      "Undo any change, swap a sentence for another wording, or compare both texts. English only, for now. We use no text for training.",
    kinds: { date: "Date", number: "Number", name: "Name", quotation: "Quotation" } as Readonly<Record<string, string>>,
  },
} as const;
