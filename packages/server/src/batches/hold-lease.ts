import type { BatchDeps } from "./deps.ts";
import { type Lease, renewLease } from "./work-store.ts";

/** How long a file is left to a process that says nothing more, and how often each says that it is at work. */
export const leaseMs = 60_000;
const renewEveryMs = 3000;

interface HeldLease {
  /** Aborts when the file was deleted, or somebody else has taken it. */
  readonly lost: AbortSignal;
  /** What the list shows from the next renewal on. */
  note(known: { readonly progress?: number; readonly words?: number }): void;
  [Symbol.dispose](): void;
}

/** Keeps the lease of a file for as long as it is worked on, and writes down how far that has come. */
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
      // While the database is away nobody can take the file either; later somebody may have.
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
