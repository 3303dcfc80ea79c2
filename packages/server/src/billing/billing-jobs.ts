import type { Queue } from "../jobs/queue.ts";
import type { Jobs } from "../jobs/start-jobs.ts";
import { updateChangedCustomer } from "./customers/update-customer.ts";
import { type EnqueueEvent, enqueueOn, eventQueue } from "./events/enqueue-event.ts";
import { processEvent, processEventsOf } from "./events/process-event.ts";
import { sweepEvents } from "./events/sweep-events.ts";
import type { BillingDeps } from "./provider/deps.ts";
import { reconcile } from "./sync/reconcile.ts";

const changeQueue = "billing-changed-accounts";
const nightlyQueue = "billing-reconciliation";

/** The UTC time of the nightly job that syncs every paying account with the payment provider. */
const nightly = { hour: 3, minute: 10 };
const daySeconds = 86_400;

/** Returns the background job queues for payments: webhook events, changed addresses, and the nightly sync. */
export const billingQueues = (deps: BillingDeps): Queue[] => [
  {
    name: eventQueue,
    atOnce: 5,
    retryDelaySeconds: 5,
    retryLimit: 5,
    expireInSeconds: 120,
    async handle(data) {
      const { eventId, customerId } = data as Parameters<EnqueueEvent>[0];
      await (customerId === null ? processEvent(deps, eventId) : processEventsOf(deps, customerId));
    },
  },
  {
    name: changeQueue,
    atOnce: 2,
    retryDelaySeconds: 30,
    retryLimit: 12,
    expireInSeconds: 120,
    handle: (data) => updateChangedCustomer(deps, (data as { accountId: string }).accountId),
  },
  {
    name: nightlyQueue,
    atOnce: 1,
    retryDelaySeconds: 900,
    retryLimit: 3,
    expireInSeconds: 3 * 3600,
    handle: () => reconcile(deps),
  },
];

/** Returns a function that queues a job, which sends an account's changed address or name to the payment provider. */
export const enqueueChangeOn =
  (jobs: Jobs) =>
  (accountId: string): Promise<void> =>
    jobs.send(changeQueue, { accountId }, { key: accountId });

/** Queues the recurring billing jobs: overdue webhook events on every call, and the nightly sync once a day. */
export async function maintainBilling(deps: BillingDeps, jobs: Jobs): Promise<void> {
  // The next call queues a failed event again, so each job needs only one attempt.
  await sweepEvents(deps, enqueueOn(jobs, 0));
  const now = deps.now();
  const minutes = now.getUTCHours() * 60 + now.getUTCMinutes();
  if (minutes < nightly.hour * 60 + nightly.minute) return;
  await jobs.send(nightlyQueue, {}, { oncePerSeconds: daySeconds });
}
