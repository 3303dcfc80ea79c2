import type { Spelling, Tone } from "@rewright/contract/rewrite-values";
import type { FreeMode } from "@rewright/contract/rewriting";

/** How to rewrite, as the reader has set it. */
export interface Settings {
  /** The style. */
  readonly mode: FreeMode;
  /** Ultra run: Humanize Pro writes. */
  readonly ultra: boolean;
  readonly level: number;
  readonly tone: Tone;
  /** "" leaves each word as it is. */
  readonly spelling: Spelling | "";
  /** Words and phrases to keep, as typed, between commas. */
  readonly keep: string;
}

/** What the reader has entered. It outlives a reload, in the session's storage. */
export interface Draft extends Settings {
  readonly text: string;
}
