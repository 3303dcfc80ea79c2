import { idempotencyLimits } from "@rewright/contract/limits";

/** Returns the time before which a request is too old for its key to be recognized. */
export const requestsSince = (now: Date) => new Date(now.getTime() - idempotencyLimits.hours * 3_600_000);

/** Returns the time before which an answer is too old to be kept. */
export const answersSince = (now: Date) => new Date(now.getTime() - idempotencyLimits.answerMinutes * 60_000);
