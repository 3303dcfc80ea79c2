/** What the page says about the score of the shown text. */
export const scoreStrings = {
  measuring: "Measuring the AI score again",
  measuringShort: "Measuring…",
  notMeasured: "The AI score of your edited text is missing.",
  tryAgain: "Try again",
  likeness: (percent: number) => `AI-likeness ${percent}%`,
  natural: "Nothing to change: this text reads naturally as it is.",
  tryHigher: "No changes at this strength. Try a higher one.",
  tryOtherStyle: "No changes in this style. Try another one, or edit the text yourself.",
} as const;
