const failuresToBlock = 3;
/** Concurrent requests fail together, so failures within this time do not block the endpoint. */
const hiccupMs = 3000;
const blockMs = 30_000;
/** Only a person can correct a wrong key or address. */
const brokenMs = 300_000;

/** Blocks requests to a failing endpoint. After a while it lets one probe through, whose outcome decides. */
export interface Breaker {
  /** Returns whether every request would be refused now. */
  isBlocked(): boolean;
  /** Settles when the outcome of the probe is known; undefined if there is no probe. */
  probe(): Promise<void> | undefined;
  /** Returns whether a request may be sent. If so, the caller then reports its outcome. */
  enter(): boolean;
  succeeded(): void;
  /** Takes the time when the request began. Returns true if this failure blocked an open endpoint. */
  failed(startedAt: number): boolean;
  /**
   * Reports that the endpoint refuses everything, as with a wrong key. Returns true if this blocked an open endpoint. After
   * an earlier success, the refusal may concern this request only, so that it takes several to block.
   */
  broke(startedAt: number): boolean;
  /** Reports that the request had no outcome, as when the caller left. */
  left(): void;
}

/**
 * Creates a circuit breaker. No library is used: a 401 must block at once, a 429 never, and many failures in the same
 * second count as one, which would take more code around a library than this.
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
