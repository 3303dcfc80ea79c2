/** Holds the progress of a run. */
export interface RunView {
  /** How many paragraphs are ready, including those that are not delivered yet. */
  readonly done: number;
  /** 0 while the run waits for a permit. */
  readonly total: number;
  /** The delivered paragraphs in order; together the beginning of the text. */
  readonly parts: readonly string[];
  /** True if the server has been unreachable for longer than a short interruption. */
  readonly lost: boolean;
  /** True after a stop was requested, until the run has ended. */
  readonly stopping: boolean;
}

export const waitingRun: RunView = { done: 0, total: 0, parts: [], lost: false, stopping: false };
