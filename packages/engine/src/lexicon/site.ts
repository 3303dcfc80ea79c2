import type { Word } from "../document/document.ts";
import type { Context } from "../rules/rule.ts";
import type { Match } from "./pattern.ts";

/** What a guard looks at: the sentence's words, the word range that would be replaced, and the context. */
export interface Site {
  readonly words: readonly Word[];
  readonly from: number;
  readonly to: number;
  /** Where each token of the pattern matched. */
  readonly slots: Match["slots"];
  readonly context: Context;
}

/** Something that may be true of a site: a reason to run an entry, or not to. */
export type Guard = (site: Site) => boolean;
