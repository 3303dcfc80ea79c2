/** A run as far as it has come. */
export interface RunView {
  /** Paragraphs that are ready, also those that are not delivered yet. */
  readonly done: number;
  /** 0 while the run waits for a place. */
  readonly total: number;
  /** What was delivered, in order; together the beginning of the whole text. */
  readonly parts: readonly string[];
  /** The server has not been reached for longer than a moment. */
  readonly lost: boolean;
  /** It was asked to stop, and has not said yet that it has. */
  readonly stopping: boolean;
}

export const waitingRun: RunView = { done: 0, total: 0, parts: [], lost: false, stopping: false };
