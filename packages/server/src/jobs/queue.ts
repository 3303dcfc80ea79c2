/** Describes a job queue: its work runs outside requests and is retried until it succeeds or has failed too often. */
export interface Queue {
  readonly name: string;
  /** Jobs that one process works on at once. */
  readonly atOnce: number;
  /** The wait before another try; it doubles each time. */
  readonly retryDelaySeconds: number;
  readonly retryLimit: number;
  /** A job whose process has died is taken for failed after so long: longer than any takes. */
  readonly expireInSeconds: number;
  handle(data: object): Promise<void>;
}
