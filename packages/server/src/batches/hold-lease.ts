import type { BatchDeps } from "./deps.ts";
import { type Lease, renewLease } from "./work-store.ts";

/** The time after which a lease ends that its process does not renew. */
export const leaseMs = 60_000;
const renewEveryMs = 3000;

interface HeldLease {
  /** Aborts when the file was deleted, or when another process has claimed it. */
  readonly lost: AbortSignal;
  /** Stores what the list shows, with the next renewal. */
  note(known: { readonly progress?: number; readonly words?: number }): void;
  [Symbol.dispose](): void;
}

/** Renews the lease of a file while it is in work, and stores the progress. */
export function holdLease({ db }: Pick<BatchDeps, "db">, lease: Lease): HeldLease {
  const losing = new AbortController();
  let known: { progress: number; words: number | null } = { progress: 0, words: null };
  let renewedAt = performance.now();
  let renewing = false;

  async function renew(): Promise<void> {
    if (renewing) return;
    renewing = true;
    try {
      if (await renewLease(db, lease, { ...known, forMs: leaseMs })) renewedAt = performance.now();
      else losing.abort();
    } catch {
      // While the database is away, no other process can claim the file either; after the lease's time one may have.
      if (performance.now() - renewedAt >= leaseMs) losing.abort();
    } finally {
      renewing = false;
    }
  }

  const timer = setInterval(renew, renewEveryMs);
  return {
    lost: losing.signal,
    note(more) {
      known = { ...known, ...more };
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
