const failuresToBlock = 3;
/** Failures within this time count as one: parallel requests fail together. */
const hiccupMs = 3000;
const blockMs = 30_000;
/** A wrong key or address needs a person. */
const brokenMs = 300_000;

/** Keeps requests from a failing endpoint: after a while one is let through, and its outcome decides. */
export interface Breaker {
  /** Whether every request would be refused now. */
  isBlocked(): boolean;
  /** Settles with the outcome of the probing request; undefined where there is none. */
  probe(): Promise<void> | undefined;
  /** Lets a request through or not; a caller that got true reports the outcome. */
  enter(): boolean;
  succeeded(): void;
  /**
   * Reports a failure; true if it opened the breaker.
   * @param startedAt when the request began
   */
  failed(startedAt: number): boolean;
  /**
   * Reports that the endpoint refuses everything, as with a wrong key; true if it opened the breaker. After an earlier
   * answer, it takes several such reports.
   */
  broke(startedAt: number): boolean;
  /** No outcome, as where the request was cancelled. */
  left(): void;
}

/**
 * Creates a circuit breaker. A library's does not fit: 401 opens it at once, 429 never does, and many failures in the
 * same second count as one.
 */
export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let hasSucceeded = false;
  let failingSince = 0;
  let blockedUntil: number | undefined;
  let probe: { readonly ended: Promise<void>; readonly end: () => void } | undefined;

  const isBlocked = () => blockedUntil !== undefined && now() < blockedUntil;
  const endProbe = () => {
    probe?.end();
    probe = undefined;
  };
  const block = (ms: number) => {
    const wasOpen = blockedUntil === undefined;
    blockedUntil = Math.max(blockedUntil ?? 0, now() + ms);
    endProbe();
    return wasOpen;
  };
  const failed = (startedAt: number) => {
    if (failures === 0) failingSince = startedAt;
    failures++;
    const isLasting = failures >= failuresToBlock && now() - failingSince >= hiccupMs;
    if (isLasting || blockedUntil !== undefined) return block(blockMs);
    return false;
  };
  return {
    isBlocked,
    probe: () => probe?.ended,
    enter() {
      if (isBlocked() || probe) return false;
      if (blockedUntil !== undefined) probe = beginProbe();
      return true;
    },
    succeeded() {
      hasSucceeded = true;
      failures = 0;
      blockedUntil = undefined;
      endProbe();
    },
    failed,
    broke: (startedAt) => (hasSucceeded ? failed(startedAt) : block(brokenMs)),
    left: endProbe,
  };
}

function beginProbe() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { ended: promise, end: resolve };
}
