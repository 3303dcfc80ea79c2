import { isServed, type Kind, kinds, type Outcome, type Sample } from "../load/samples.ts";

/** Holds when a fault began and when it was repaired, in milliseconds since 1970. */
export interface Phase {
  readonly name: string;
  readonly begunAt: number;
  readonly repairedAt: number;
  /** The end of the load without a fault that follows the repair. */
  readonly endedAt: number;
  /** The reason why the fault was not caused. Absent if the fault was caused. */
  readonly skipped?: string;
}

/** Holds the number, rate and response times of the requests of one kind. Times are percentiles in milliseconds. */
export interface KindFigures {
  readonly kind: Kind;
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Returns the figures of each kind of request, computed from the attempts that succeeded. */
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

/**
 * Returns the samples that ended in the phase. They include requests that began earlier, because the fault affects
 * these too.
 */
export function samplesIn(samples: readonly Sample[], { begunAt, endedAt }: Phase): Sample[] {
  return samples.filter(({ at, ms }) => at + ms >= begunAt && at + ms < endedAt);
}

/** Counts failed attempts by outcome. */
export function failuresIn(samples: readonly Sample[]): ReadonlyMap<Outcome, number> {
  const counts = new Map<Outcome, number>();
  for (const sample of samples) {
    if (!isServed(sample)) counts.set(sample.outcome, (counts.get(sample.outcome) ?? 0) + 1);
  }
  return counts;
}

/** Returns the seconds from the beginning of a fault to the end of the last failed attempt; 0 if no attempt failed. */
export function recoverySeconds(samples: readonly Sample[], phase: Phase): number {
  const ends = samplesIn(samples, phase)
    .filter((sample) => !isServed(sample))
    .map(({ at, ms }) => at + ms);
  return Math.max(0, ...ends.map((end) => (end - phase.begunAt) / 1000));
}

/**
 * Describes the failed attempts of a phase, grouped by request and response, with the seconds from the fault's
 * beginning to the first and to the last failed attempt.
 */
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
