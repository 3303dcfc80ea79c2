import type { Logger } from "../pro.ts";
import { createBreaker } from "./breaker.ts";
import type { Endpoint } from "./endpoint.ts";
import { ModelFault } from "./fault.ts";
import { backoffMs, pause, unlessAborted } from "./pause.ts";

/**
 * The longest pause that the client waits for. If an endpoint asks for a longer one, the next endpoint is asked
 * instead.
 */
const longestPauseMs = 30_000;
/** The longest pause that an endpoint can request; a longer one is shortened to this. */
const longestAwayMs = 600_000;

/**
 * Tracks whether an endpoint may be asked now, from its circuit breaker and the pause that it requested by
 * `Retry-After`.
 */
export interface Availability {
  /** Waits until the endpoint may be asked. @throws ModelFault `closed` if the wait would be too long */
  wait(retry: number, signal: AbortSignal): Promise<void>;
  /** Returns whether a request may be sent. If so, the caller must report its outcome afterwards. */
  enter(): boolean;
  succeeded(): void;
  failed(fault: ModelFault, startedAt: number): void;
  /** Reports that a request ended without an outcome, for instance because the caller cancelled it. */
  left(): void;
}

export function createAvailability(
  { host, model }: Endpoint,
  { isLast, logger, now }: { readonly isLast: boolean; readonly logger: Logger; readonly now: () => number },
): Availability {
  const breaker = createBreaker(now);
  let awayUntil = 0;

  function refuseLongWait() {
    if (breaker.isBlocked() || awayUntil - now() > longestPauseMs) throw new ModelFault("closed");
  }

  return {
    enter: breaker.enter,
    succeeded: breaker.succeeded,
    left: breaker.left,
    async wait(retry, signal) {
      refuseLongWait();
      // The probe of this endpoint will end soon, but another endpoint can answer now.
      if (breaker.probe() && !isLast) throw new ModelFault("closed");
      await unlessAborted(breaker.probe(), signal);
      refuseLongWait();
      const waitMs = Math.max(awayUntil - now(), retry > 0 ? backoffMs(retry) : 0);
      if (waitMs > 0) await pause(waitMs, signal);
    },
    failed({ consequence, kind, status, retryAfterMs }, startedAt) {
      if (retryAfterMs !== undefined) awayUntil = Math.max(awayUntil, now() + Math.min(retryAfterMs, longestAwayMs));
      const details = { host, model, kind, status };
      if (consequence.breaker === "success") breaker.succeeded();
      if (consequence.breaker === "nothing") breaker.left();
      if (consequence.breaker === "failure" && breaker.failed(startedAt)) {
        logger.warn(details, "the language model's endpoint fails and is left alone for a while");
      }
      if (consequence.breaker === "open" && breaker.broke(startedAt)) {
        logger.error(details, "the language model's endpoint refuses the key, address or model");
      }
    },
  };
}
