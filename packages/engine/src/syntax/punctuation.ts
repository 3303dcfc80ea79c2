/** Gives each mark a head: the phrase beside the mark that depends on the phrase on the other side, else the root. */
export function attachPunctuation(heads: Int32Array, isMark: (i: number) => boolean): void {
  const count = heads.length;
  let root = -1;
  const first = Int32Array.from({ length: count }, (_, i) => i);
  const last = Int32Array.from(first);
  for (let i = 0; i < count; i++) if (!isMark(i) && heads[i] === -1) root = i;
  for (const i of childrenFirst(heads, isMark)) {
    const head = heads[i]!;
    if (head < 0) continue;
    first[head] = Math.min(first[head]!, first[i]!);
    last[head] = Math.max(last[head]!, last[i]!);
  }
  const before = neighbours(count, isMark, 1);
  const after = neighbours(count, isMark, -1);
  for (let i = 0; i < count; i++) {
    if (!isMark(i)) continue;
    const next = unitAt(heads, after[i]!, (k) => first[k] === after[i]);
    const previous = unitAt(heads, before[i]!, (k) => last[k] === before[i]);
    heads[i] = ownerOf(heads, previous, next) ?? root;
  }
}

/** Returns that one of two phrases, before and after a mark, which depends on the other; undefined if neither does. */
function ownerOf(heads: Int32Array, previous: number, next: number): number | undefined {
  if (next >= 0 && previous >= 0 && heads[next]! >= 0 && heads[next]! <= previous) return next;
  if (previous >= 0 && next >= 0 && heads[previous]! >= next) return previous;
  return undefined;
}

/** Returns the highest ancestor of a word that can be reached while `fits` is true; -1 for no word. */
function unitAt(heads: Int32Array, from: number, fits: (i: number) => boolean): number {
  let unit = from;
  while (unit >= 0 && heads[unit]! >= 0 && fits(heads[unit]!)) unit = heads[unit]!;
  return unit;
}

/** Returns for each index the nearest word, in one direction, that is not punctuation; -1 for none. */
function neighbours(count: number, isMark: (i: number) => boolean, step: 1 | -1): Int32Array {
  const found = new Int32Array(count).fill(-1);
  let near = -1;
  for (let k = 0; k < count; k++) {
    const i = step === 1 ? k : count - 1 - k;
    found[i] = near;
    if (!isMark(i)) near = i;
  }
  return found;
}

/** Returns the words other than punctuation, each behind all of its children. */
function childrenFirst(heads: Int32Array, isMark: (i: number) => boolean): number[] {
  const waiting = new Int32Array(heads.length);
  for (let i = 0; i < heads.length; i++) if (!isMark(i) && heads[i]! >= 0) waiting[heads[i]!]!++;
  const order: number[] = [];
  for (let i = 0; i < heads.length; i++) if (!isMark(i) && waiting[i] === 0) order.push(i);
  for (let k = 0; k < order.length; k++) {
    const head = heads[order[k]!]!;
    if (head >= 0 && --waiting[head]! === 0) order.push(head);
  }
  return order;
}
