/** The progress of a rewrite by Humanize Pro. */
export interface RunView {
  /** The number of finished paragraphs, including those that have not arrived because an earlier one is missing. */
  readonly done: number;
  /** The number of paragraphs; 0 while the rewrite waits in the queue. */
  readonly total: number;
  /** The paragraphs that have arrived, in order. Together they are the beginning of the text. */
  readonly parts: readonly string[];
  /** True if the server has been unreachable for longer than a short interruption. */
  readonly lost: boolean;
  /** True from the request to stop until the rewrite has ended. */
  readonly stopping: boolean;
}

export const waitingRun: RunView = { done: 0, total: 0, parts: [], lost: false, stopping: false };
