/** The kinds of findings. */
export const findingKinds = ["spelling", "grammar"] as const;
export type FindingKind = (typeof findingKinds)[number];

/** A possible mistake in a text. Positions are UTF-16 offsets. */
export interface GrammarFinding {
  readonly start: number;
  readonly end: number;
  readonly kind: FindingKind;
  /** One sentence that says what may be wrong. */
  readonly message: string;
  /** The texts that can replace the part from `start` to `end`, best first. May be empty. */
  readonly fixes: readonly string[];
}

/** How a text is checked. */
export interface CheckOptions {
  /** The spelling that the text should have. Undefined if both American and British spellings are right. */
  readonly spelling?: "us" | "uk" | undefined;
  /** Words and phrases that are right, in any case. */
  readonly keep?: readonly string[];
}
