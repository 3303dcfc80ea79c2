import { isServed, type Kind, kinds, type Outcome, type Sample } from "../load/samples.ts";

/** Says when a fault was made and when it was repaired, in milliseconds since 1970. */
export interface Phase {
  readonly name: string;
  readonly begunAt: number;
  readonly repairedAt: number;
  /** The end of the load after it. */
  readonly endedAt: number;
  /** Why it was not made. */
  readonly skipped?: string;
}

/** Holds the figures of the requests of one kind. */
export interface KindFigures {
  readonly kind: Kind;
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Returns how many requests of each kind were served, and how fast. */
export function figuresOf(samples: readonly Sample[], seconds: number): KindFigures[] {
  return kinds.flatMap((kind) => {
    const times = samples
      .filter((sample) => sample.kind === kind && isServed(sample))
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    if (times.length === 0) return [];
    return [
      { kind, count: times.length, perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) },
    ];
  });
}

/** Returns the samples of the requests that ended in the phase: a fault also ends requests that began before it. */
export function samplesIn(samples: readonly Sample[], { begunAt, endedAt }: Phase): Sample[] {
  return samples.filter(({ at, ms }) => at + ms >= begunAt && at + ms < endedAt);
}

/** Counts attempts that were not served, by how they ended. */
export function failuresIn(samples: readonly Sample[]): ReadonlyMap<Outcome, number> {
  const counts = new Map<Outcome, number>();
  for (const sample of samples) {
    if (!isServed(sample)) counts.set(sample.outcome, (counts.get(sample.outcome) ?? 0) + 1);
  }
  return counts;
}

/** Returns the seconds from the begin of a fault until the last attempt that was not served ended; 0 without one. */
export function recoverySeconds(samples: readonly Sample[], phase: Phase): number {
  const ends = samplesIn(samples, phase)
    .filter((sample) => !isServed(sample))
    .map(({ at, ms }) => at + ms);
  return Math.max(0, ...ends.map((end) => (end - phase.begunAt) / 1000));
}

/** Lists the attempts that were not served by request and answer, with the seconds from the fault to the first and last. */
export function detailsIn(samples: readonly Sample[], phase: Phase): string[] {
  const failed = samplesIn(samples, phase).filter((sample) => !isServed(sample));
  const groups = Map.groupBy(failed, ({ kind, outcome, detail }) => `${kind}: ${outcome} (${detail})`);
  const since = (ms: number) => ((ms - phase.begunAt) / 1000).toFixed(1);
  return [...groups].map(([what, some]) => {
    const first = Math.min(...some.map(({ at }) => at));
    const last = Math.max(...some.map(({ at, ms }) => at + ms));
    return `${some.length} × ${what}, from ${since(first)} to ${since(last)} s`;
  });
}
