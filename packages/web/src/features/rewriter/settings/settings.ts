import type { Spelling, Tone } from "@rewright/contract/rewrite-values";
import type { FreeMode } from "@rewright/contract/rewriting";

/** The user's settings for a rewrite. */
export interface Settings {
  /** The style of the rewritten text. */
  readonly mode: FreeMode;
  /** True for Ultra run, in which Humanize Pro rewrites the text. */
  readonly ultra: boolean;
  readonly level: number;
  readonly tone: Tone;
  /** The spelling; "" keeps the spelling of the text. */
  readonly spelling: Spelling | "";
  /** The words and phrases to keep, as typed, separated by commas. */
  readonly keep: string;
}

/**
 * The text and settings that the user has entered. They are saved in the session storage, so that a reload keeps them.
 */
export interface Draft extends Settings {
  readonly text: string;
}
