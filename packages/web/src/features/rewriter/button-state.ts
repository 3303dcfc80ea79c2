import type { Writer } from "./writer.ts";

interface Situation extends Pick<Writer, "mayHumanize" | "wordLimit" | "canUpgrade" | "limited"> {
  readonly words: number;
  readonly running: boolean;
}

/** What the main button says, and whether it can be pressed. */
export function buttonState({ words, wordLimit, running, limited, mayHumanize, canUpgrade }: Situation): {
  label: string;
  disabled: boolean;
} {
  if (!mayHumanize) return { label: "Sign up to Humanize", disabled: false };
  if (running) return { label: "Humanizing...", disabled: true };
  if (limited) return { label: "Daily Limit Exceeded", disabled: true };
  if (words > wordLimit) return { label: canUpgrade ? "Upgrade Required" : "Humanize", disabled: true };
  return { label: "Humanize", disabled: words === 0 };
}
