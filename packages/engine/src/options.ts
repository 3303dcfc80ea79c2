export const modes = ["free", "standard", "academic", "simple", "formal", "informal", "expand", "shorten"] as const;
export type Mode = (typeof modes)[number];

export const spellings = ["us", "uk"] as const;
export type Spelling = (typeof spellings)[number];

/** A word or phrase that the user wants replaced by another one, exactly as written. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
}

export interface RewriteOptions {
  /** The mode; "standard" by default. */
  readonly mode?: Mode;
  /** American or British spelling throughout; by default each word is left as it is. */
  readonly spelling?: Spelling | undefined;
  /** How much to change, from 1 (light) to 10 (thorough); 7 by default. */
  readonly level?: number;
  /** Any integer, 1 by default. The same text, options, engine version and seed give the same bytes. */
  readonly seed?: number;
  /** Words and phrases to leave as they are, in upper or lower case. */
  readonly keep?: readonly string[];
  /**
   * Words and phrases that the user wants replaced. They are found as whole words in upper or lower case, but not in
   * inflected forms or in protected text. No other change adds these words.
   */
  readonly replacements?: readonly Replacement[];
  /** Words and phrases that no change may add; a word in its base form includes its inflected forms. */
  readonly never?: readonly string[];
}
