interface Situation {
  readonly words: number;
  readonly limit: number;
  readonly running: boolean;
  /** The guest's uses are used up. */
  readonly limited: boolean;
  /** Uses a day of a guest; 0 where humanizing needs an account. */
  readonly guestUses: number;
}

/** What the main button says, and whether it can be pressed. */
export function buttonState({ words, limit, running, limited, guestUses }: Situation): {
  label: string;
  disabled: boolean;
} {
  if (guestUses === 0) return { label: "Sign up to Humanize", disabled: true };
  if (running) return { label: "Humanizing...", disabled: true };
  if (limited) return { label: "Daily Limit Exceeded", disabled: true };
  return { label: "Humanize", disabled: words === 0 || words > limit };
}
