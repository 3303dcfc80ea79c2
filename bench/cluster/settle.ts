import type { Cluster } from "./cluster.ts";
import { waitUntil } from "./wait-until.ts";

/** The time limit in milliseconds. Lost runs, billing locks and repeated jobs end within this time. */
const settlesWithinMs = 180_000;

const open = `SELECT (SELECT count(*)::int FROM billing_events WHERE processed_at IS NULL) AS events,
  (SELECT count(*)::int FROM runs WHERE state = 'running') AS runs,
  (SELECT count(*)::int FROM billing_locks WHERE lease_ends_at > now()) AS locks`;

/**
 * Delivers pending webhook events, and waits until all are processed, every run has ended and no billing lock is held.
 */
export async function settle({ database, services }: Cluster): Promise<void> {
  await deliverEvents(services.address);
  const isQuiet = async () => {
    const [left] = await database.primary.query(open);
    return left?.events === 0 && left.runs === 0 && left.locks === 0;
  };
  await waitUntil(isQuiet, { withinMs: settlesWithinMs, what: "events are processed and runs have ended" });
}

/**
 * Delivers the webhook events that failed during a fault. The real payment provider would repeat them some minutes
 * later.
 */
async function deliverEvents(address: string): Promise<void> {
  const { events } = (await (await fetch(`${address}/payments/control/events?undelivered=1`)).json()) as {
    events: { id: string }[];
  };
  const body = JSON.stringify({ ids: events.map(({ id }) => id) });
  const headers = { "Content-Type": "application/json" };
  const sent = await fetch(`${address}/payments/control/deliver`, { method: "POST", headers, body });
  const { answers } = (await sent.json()) as { answers: { status: number }[] };
  const refused = answers.filter(({ status }) => status !== 200);
  if (refused.length > 0) throw new Error(`${refused.length} events of the payment provider were refused.`);
}
