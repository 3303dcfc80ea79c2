import type { PaidTimes } from "./revenue-store.ts";

interface Subscribers {
  /** Number of accounts whose paid time ended in the period. */
  readonly churned: number;
  /** Number of active subscribers at the end of the period. */
  readonly active: number;
  readonly mrr: number;
}

/**
 * Returns for each period the number of active subscribers and their monthly revenue at the end of the period, and the
 * number of subscribers who left during the period.
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
  // The first entry is the sum of everything before the first period.
  return at.slice(1);
}
