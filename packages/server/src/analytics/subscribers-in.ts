import type { PaidTimes } from "./revenue-store.ts";

interface Subscribers {
  /** Accounts whose paid time ended in the period. */
  readonly churned: number;
  /** At the period's end. */
  readonly active: number;
  readonly mrr: number;
}

/**
 * Sums up the paid times: the active subscribers and their revenue at the end of each period, and how many left in it.
 */
export function subscribersIn(times: readonly PaidTimes[], periods: number): Subscribers[] {
  let active = 0;
  let mrr = 0;
  const at = Array.from({ length: periods + 1 }, (_, period): Subscribers => {
    const began = times.filter((one) => one.began === period);
    const ended = times.filter((one) => one.ended === period);
    const churned = ended.reduce((sum, { payments }) => sum + payments, 0);
    active += began.reduce((sum, { begun }) => sum + begun, 0) - churned;
    mrr += began.reduce((sum, { monthlyGain }) => sum + monthlyGain, 0);
    mrr -= ended.reduce((sum, { monthly }) => sum + monthly, 0);
    return { churned, active, mrr };
  });
  // The first entry is everything before the first period.
  return at.slice(1);
}
