import type { BatchDeps } from "./deps.ts";
import { type Lease, renewLease } from "./work-store.ts";

/** The milliseconds after which another process may take a file whose lease was not renewed. */
export const leaseMs = 60_000;
const renewEveryMs = 3000;

interface HeldLease {
  /** Aborts when the file was deleted or another process has taken it. */
  readonly lost: AbortSignal;
  /** Remembers the progress that users see. It is stored when the lease is renewed next. */
  note(known: { readonly progress?: number; readonly words?: number }): void;
  [Symbol.dispose](): void;
}

/** Renews the lease of a file while this process works on it, and stores the progress. */
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
      // While the database is unreachable, no other process can take the file either. After the lease's time one may
      // have.
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
