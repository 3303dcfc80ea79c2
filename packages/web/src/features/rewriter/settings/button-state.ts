import type { Writer } from "../state/writer.ts";

interface Situation extends Pick<Writer, "mayHumanize" | "wordLimit" | "canUpgrade"> {
  readonly words: number;
  readonly running: boolean;
  /** The newest rewrite was refused, because no use is left. */
  readonly refused: boolean;
}

/** What the main button says, and whether it can be pressed. */
export function buttonState({ words, wordLimit, running, refused, mayHumanize, canUpgrade }: Situation): {
  label: string;
  disabled: boolean;
} {
  if (!mayHumanize) return { label: "Sign up to Humanize", disabled: false };
  if (running) return { label: "Humanizing...", disabled: true };
  if (words > wordLimit) return { label: canUpgrade ? "Upgrade Required" : "Humanize", disabled: true };
  // Never shut at the daily limit: what it opens says when there are uses again.
  return { label: refused ? "Daily Limit Exceeded" : "Humanize", disabled: words === 0 };
}
