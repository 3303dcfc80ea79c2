export const scoreStrings = {
  measuring: "Measuring the AI score again",
  measuringShort: "Measuring...",
  notMeasured: "We couldn't measure the AI score of your edited text.",
  tryAgain: "Try Again",
  likeness: (percent: number) => `AI score: ${percent}%`,
} as const;
