/** Creates a generator of pseudo-random numbers from 0 to 1 (mulberry32). The same seed gives the same numbers. */
export function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a new list with the same items in random order. */
export function shuffled<T>(things: readonly T[], random: () => number): T[] {
  const result = [...things];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}

/**
 * Returns a sample of `count` items. It takes one item of each group in turn, so that small groups are represented too.
 */
export function spread<T>(things: readonly T[], groupOf: (thing: T) => string, count: number, seed: number): T[] {
  const groups = [...Map.groupBy(shuffled(things, createRandom(seed)), groupOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, members]) => members);
  const sample: T[] = [];
  for (let ticket = 0; sample.length < Math.min(count, things.length); ticket++) {
    for (const members of groups) {
      const next = members[ticket];
      if (next !== undefined && sample.length < count) sample.push(next);
    }
  }
  return sample;
}
