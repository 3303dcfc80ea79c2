import { quantity } from "#src/ui/quantity.ts";

export const nextStrings = {
  title: "What you can do next",
  intro: (percent: number) =>
    `The AI score is still ${percent}%. These steps can help, but we don't promise any score.`,
  strength: (level: number) => `Raise the strength to ${level}`,
  phrases: (count: number) => `See ${quantity(count, "stock phrase")} in the result`,
  ultra: "Turn on Ultra run",
  style: "Try another style",
  edit: "Edit by hand",
} as const;
