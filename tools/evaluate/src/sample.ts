/** Returns numbers from 0 up to 1 that look random and are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same things in another order. */
export function shuffled<T>(things: readonly T[], random: () => number): T[] {
  const result = [...things];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}

/** Returns a sample over all groups: one of each group repeatedly, until there are enough or none is left. */
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
