import type { CheckOptions, GrammarFinding } from "@rewright/grammar/finding";

/** A text that a worker thread checks. */
export interface GrammarTask extends CheckOptions {
  readonly text: string;
}

export type GrammarAnswer = readonly GrammarFinding[];
