/** What the page says about a result: why nothing was changed, how it reads, and what is left in it. */
export const reviewStrings = {
  nothingToRewrite: "Nothing to rewrite: headings, tables, code and quotations stay as they are. Add a paragraph.",
  allOnYourList: "Nothing was changed: all of it is on your list of words to keep. Shorten the list to change more.",
  allProtected:
    "Nothing was changed: names, numbers, quotations and links stay as they are, and there is nothing else.",
  checksFailed: "Nothing was changed: the changes we found failed our accuracy checks. Try another style.",
  readsNaturally: "Nothing to change: this text reads naturally as it is.",
  tryHigherStrength: "No changes at this strength. Try a higher one.",
  tryAnotherStyle: "No changes in this style. Try another one.",
  noChangesAtHighest: (score: string) =>
    `No changes, though the AI score is ${score}. Try another style, or reword a sentence yourself.`,
} as const;
