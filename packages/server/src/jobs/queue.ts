/**
 * Holds the settings of a job queue. Its jobs run outside requests, and are retried until they succeed or have failed
 * too often.
 */
export interface Queue {
  readonly name: string;
  /** Maximum number of jobs that one process runs at the same time. */
  readonly atOnce: number;
  /** The seconds before the first retry. They double with each further retry. */
  readonly retryDelaySeconds: number;
  readonly retryLimit: number;
  /** A job that is not finished after this time counts as failed. Must be longer than any job takes. */
  readonly expireInSeconds: number;
  handle(data: object): Promise<void>;
}
