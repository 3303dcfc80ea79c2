const failuresToBlock = 3;
/** The milliseconds within which failures count as one, because concurrent requests fail together. */
const hiccupMs = 3000;
const blockMs = 30_000;
/** How long an endpoint with a wrong key or address stays blocked: long, because only a person can correct it. */
const brokenMs = 300_000;

/**
 * A circuit breaker: blocks requests to an endpoint that fails. After a while it lets one trial request (a probe)
 * through; if the probe succeeds, the block ends.
 */
export interface Breaker {
  /** Returns whether any request would be refused now. */
  isBlocked(): boolean;
  /** Returns a promise that settles when the trial request (probe) has ended, or undefined if none is in progress. */
  probe(): Promise<void> | undefined;
  /** Returns whether a request may be sent. If so, the caller must report its outcome afterwards. */
  enter(): boolean;
  succeeded(): void;
  /**
   * Reports a failed request that began at `startedAt`. Returns true if this failure caused the endpoint to be blocked.
   */
  failed(startedAt: number): boolean;
  /**
   * Reports that the endpoint refused a request in a way that suggests a wrong key, address or model. Returns true if
   * the endpoint is blocked because of it. An endpoint that has succeeded before is blocked only after several such
   * refusals.
   */
  broke(startedAt: number): boolean;
  /** Reports that a request ended without an outcome, for instance because the caller cancelled it. */
  left(): void;
}

/**
 * Creates a circuit breaker. No library is used, because the rules are unusual: a 401 blocks at once, a 429 never, and
 * failures within the same moment count as one.
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
