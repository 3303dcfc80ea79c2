import type { Writer } from "../state/writer.ts";

interface Situation extends Pick<Writer, "mayHumanize" | "wordLimit" | "canUpgrade"> {
  readonly words: number;
  readonly running: boolean;
  /** True if the latest rewrite was refused because none are left. */
  readonly refused: boolean;
}

/** Returns the main button's label, and whether it can be pressed. */
export function buttonState({ words, wordLimit, running, refused, mayHumanize, canUpgrade }: Situation): {
  label: string;
  disabled: boolean;
} {
  if (!mayHumanize) return { label: "Sign up to Humanize", disabled: false };
  if (running) return { label: "Humanizing...", disabled: true };
  if (words > wordLimit) return { label: canUpgrade ? "Upgrade Required" : "Humanize", disabled: true };
  // Enabled at the daily limit too: pressing it shows when rewrites are available again.
  return { label: refused ? "Daily Limit Exceeded" : "Humanize", disabled: words === 0 };
}
