import type { FreeMode } from "@rewright/contract/rewriting";

/** Describes each style in one line. */
const styles = {
  free: "A light edit: Standard's changes at half the strength.",
  standard: "Plain, natural English for everyday writing.",
  academic: "Formal and precise: no contractions. Cautious wording and citations stay.",
  simple: "Short words and short sentences that everyone can read.",
  formal: "Businesslike and complete: no contractions or chatty phrases.",
  informal: "Relaxed, with contractions. Never slang.",
  expand: "Unpacks dense sentences. Adds no facts.",
  shorten: "Cuts empty words and repetition. Keeps every fact.",
} as const satisfies Record<FreeMode, string>;

export const strings = {
  style: "Style",
  styles,
  academicNote: "For your own work. Follow your school's rules on AI.",
  strength: "Strength",
  strengths: { light: "Light", balanced: "Balanced", strong: "Strong" },
  ofTen: (level: number, most: number) => `${level} of ${most}`,
  recommended: "recommended",
  signUp: "Sign up for free to rewrite. Your text is saved in this tab.",
  settings: "Style and strength",
  change: "Change",
  done: "Done",
} as const;
