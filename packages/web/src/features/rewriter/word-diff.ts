/** A stretch of text before and after; the two are the same where nothing changed. */
export interface DiffPart {
  readonly before: string;
  readonly after: string;
}

/** Longer than this, a comparison word by word would cost more than it shows. */
const maxCells = 250_000;

/** What changed between two short texts, word by word. Parts joined give the texts back. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const a = before.match(/\s+|[^\s]+/g) ?? [];
  const b = after.match(/\s+|[^\s]+/g) ?? [];
  if (a.length * b.length > maxCells) return [{ before, after }];

  const width = b.length + 1;
  const common = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] =
        a[i] === b[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    }
  }

  const parts: { before: string; after: string; same: boolean }[] = [];
  function add(removed: string, added: string, same: boolean): void {
    const last = parts.at(-1);
    if (last?.same === same) {
      last.before += removed;
      last.after += added;
    } else parts.push({ before: removed, after: added, same });
  }
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) add(a[i++]!, b[j++]!, true);
    else if (i < a.length && (j >= b.length || common[(i + 1) * width + j]! >= common[i * width + j + 1]!))
      add(a[i++]!, "", false);
    else add("", b[j++]!, false);
  }
  return withoutSmallIslands(parts);
}

/** A lone space between two changes reads better as part of one change. */
function withoutSmallIslands(parts: readonly { before: string; after: string; same: boolean }[]): DiffPart[] {
  const merged: { before: string; after: string; same: boolean }[] = [];
  for (const [index, part] of parts.entries()) {
    const island = part.same && index > 0 && index < parts.length - 1 && /^\s+$/.test(part.before);
    const last = merged.at(-1);
    if (last && !last.same && (island || !part.same)) {
      last.before += part.before;
      last.after += part.after;
    } else merged.push({ ...part });
  }
  return merged.map(({ before, after }) => ({ before, after }));
}
