const failuresToBlock = 3;
/** Requests that run at the same time fail at the same time: a hiccup of an endpoint is no reason to leave it. */
const hiccupMs = 3000;
const blockMs = 30_000;
/** Nothing but a person mends a wrong key or address. */
const brokenMs = 300_000;

/** Keeps requests from an endpoint that fails: after a while one is let through, and what becomes of it decides. */
export interface Breaker {
  /** Whether every request would be turned away now. */
  isBlocked(): boolean;
  /** Settles when it is known what became of the one request that was let through; undefined where there is none. */
  probe(): Promise<void> | undefined;
  /** Lets a request through, or not; who got true says afterwards what came of it. */
  enter(): boolean;
  succeeded(): void;
  /** `startedAt`: when the request began. True where this failure closed the way, which was open before. */
  failed(startedAt: number): boolean;
  /**
   * The endpoint refuses everything, as with a wrong key. True where this closed the way, which was open before. One that has
   * answered already may mean this one request alone, so that it takes several to close the way.
   */
  broke(startedAt: number): boolean;
  /** No outcome, as where the request was cancelled. */
  left(): void;
}

/**
 * A circuit breaker. Our own, because an endpoint that says 401 is to be left at once, one that says 429 not at all, and
 * many failures in the same second count as one; what libraries offer would have to be bent further than this is long.
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
