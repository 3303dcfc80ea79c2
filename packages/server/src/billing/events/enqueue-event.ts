import type { Jobs } from "#src/jobs/start-jobs.ts";

/** Queues a stored webhook event for processing. */
export type EnqueueEvent = (event: {
  readonly eventId: string;
  /**
   * The customer that the event names. Null if the event names only a charge; the payment provider is then asked for
   * the customer.
   */
  readonly customerId: string | null;
}) => Promise<void>;

/** The name of the job queue for the payment provider's webhook events. */
export const eventQueue = "billing-events";

/** Returns a function that queues a job for an event, unless a job for the same customer is already waiting. */
export const enqueueOn =
  (jobs: Jobs, retryLimit?: number): EnqueueEvent =>
  (event) =>
    jobs.send(eventQueue, event, {
      key: event.customerId ?? event.eventId,
      ...(retryLimit === undefined ? {} : { retryLimit }),
    });
