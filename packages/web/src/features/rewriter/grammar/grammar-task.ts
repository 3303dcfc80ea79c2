import type { CheckOptions, GrammarFinding } from "@rewright/grammar/finding";

/** A text for the web worker that checks grammar. */
export interface GrammarTask extends CheckOptions {
  readonly id: number;
  readonly text: string;
}

/** The web worker's response. Without findings, the checker could not be loaded. */
export interface GrammarAnswer {
  readonly id: number;
  readonly findings: readonly GrammarFinding[] | undefined;
}
