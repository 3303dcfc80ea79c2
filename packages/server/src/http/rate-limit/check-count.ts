import { AppError } from "#src/app-error.ts";
import type { createRequestCounter } from "./count-requests.ts";

/** Holds a limit, and how much of it is left until it resets. */
export interface LimitState {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

type Counter = ReturnType<typeof createRequestCounter>;

interface Check {
  readonly name: string;
  readonly counted: Awaited<ReturnType<Counter["add"]>>;
  readonly limit: number;
  /** Called with the state of the limit before a refusal is thrown. */
  readonly onCounted?: ((state: LimitState) => void) | undefined;
  /** The message of a refusal. By default, that of its code. */
  readonly sentence?: string;
}

/**
 * Checks a count of requests that includes the current request. If the count exceeds the limit, subtracts the current
 * request from the count and refuses the request.
 * @throws AppError `too_many_requests`
 */
export async function checkCount(
  counter: Counter,
  { name, counted, limit, onCounted, sentence }: Check,
): Promise<void> {
  const { requests, leftMs } = counted;
  const resetSeconds = Math.max(1, Math.ceil(leftMs / 1000));
  onCounted?.({ limit, remaining: Math.max(0, limit - requests), resetSeconds });
  if (requests <= limit) return;
  await counter.remove(name);
  throw new AppError("too_many_requests", sentence, { retryAfterSeconds: resetSeconds });
}
