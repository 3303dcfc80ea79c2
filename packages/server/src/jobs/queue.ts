/** Describes a job queue: its work runs outside requests and is retried until it succeeds or has failed too often. */
export interface Queue {
  readonly name: string;
  /** The maximum of jobs that one process runs at once. */
  readonly atOnce: number;
  /** The wait before another try; it doubles each time. */
  readonly retryDelaySeconds: number;
  readonly retryLimit: number;
  /** A job without a result after this time counts as failed: longer than any job takes. */
  readonly expireInSeconds: number;
  handle(data: object): Promise<void>;
}
