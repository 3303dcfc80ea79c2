import type { Spelling, Tone } from "@rewright/contract/rewrite-values";
import type { FreeMode } from "@rewright/contract/rewriting";

/** Holds the user's settings for a rewrite. */
export interface Settings {
  /** The style. */
  readonly mode: FreeMode;
  /** True for Ultra run, in which Humanize Pro rewrites. */
  readonly ultra: boolean;
  readonly level: number;
  readonly tone: Tone;
  /** "" does not change the spelling. */
  readonly spelling: Spelling | "";
  /** Words and phrases to keep, as typed, separated by commas. */
  readonly keep: string;
}

/** Holds the user's input. It is saved in the session's storage, so a reload keeps it. */
export interface Draft extends Settings {
  readonly text: string;
}
