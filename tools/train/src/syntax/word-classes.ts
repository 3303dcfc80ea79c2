import type { TrainedSyntax } from "@rewright/engine/syntax";
import { ascending, hashText } from "@rewright/engine/syntax";
import { createRandom } from "../random.ts";
import { type Corpus, readCorpusWords } from "./corpus-words.ts";

/**
 * The number of words before and after a word that determine its class, and the number of different neighbours that are
 * considered.
 */
const window = 2;
const contextWords = 1500;
const dimensions = 100;
/** The fewest occurrences of a word that gets a class. */
const fewestTimes = 6;
const fineClasses = 1000;
const mediumClasses = 200;
const coarseClasses = 50;

type WordGroups = Omit<TrainedSyntax["words"], "ambiguities">;

/**
 * Groups the words of a corpus by the words around them. Each word's positive pointwise mutual information with its
 * neighbours is projected to the main directions by subspace iteration (Halko, Martinsson and Tropp 2011), and then
 * clustered by spherical k-means.
 */
export async function learnWordClasses(corpus: Corpus): Promise<WordGroups> {
  const { lines, capitals } = await readCorpusWords(corpus);
  const counts = new Map<string, number>();
  for (const line of lines) for (const word of line) counts.set(word, (counts.get(word) ?? 0) + 1);
  const vocabulary = [...counts]
    .filter(([, n]) => n >= fewestTimes)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([word]) => word);
  const ids = new Map(vocabulary.map((word, id) => [word, id]));
  const vectors = embed(lines, ids, vocabulary.length);
  const random = createRandom(7);
  const fine = cluster(vectors, vocabulary.length, fineClasses, random);
  const medium = cluster(fine.centres, fineClasses, mediumClasses, random);
  const coarse = cluster(medium.centres, mediumClasses, coarseClasses, random);
  const hashes = Int32Array.from(vocabulary, (word) => hashText(word));
  const order = ascending(hashes);
  return {
    keys: Int32Array.from(order, (i) => hashes[i]!),
    fine: Uint16Array.from(order, (i) => fine.of[i]!),
    capitals: Uint8Array.from(order, (i) => capitalsOf(capitals.get(vocabulary[i]!))),
    mediumOf: Uint16Array.from(medium.of),
    coarseOf: Uint16Array.from(medium.of, (group) => coarse.of[group]!),
  };
}

/** Returns how often a word is capitalised within sentences: from 1 (never) to 5 (always), or 0 if unknown. */
function capitalsOf(count: { readonly seen: number; readonly capitalized: number } | undefined): number {
  if (!count || count.seen < 3) return 0;
  const share = count.capitalized / count.seen;
  return 1 + [0.02, 0.2, 0.6, 0.95].filter((limit) => share >= limit).length;
}

function embed(lines: readonly (readonly string[])[], ids: ReadonlyMap<string, number>, size: number): Float32Array {
  const places = 2 * window;
  const width = (contextWords + 1) * places;
  const pairs = new Map<number, number>();
  const rowSums = new Float64Array(size);
  const columnSums = new Float64Array(width);
  let total = 0;
  for (const line of lines) {
    const row = line.map((word) => ids.get(word) ?? -1);
    for (let i = 0; i < row.length; i++) {
      if (row[i]! < 0) continue;
      let place = 0;
      for (let d = -window; d <= window; d++) {
        if (d === 0) continue;
        const other = row[i + d] ?? contextWords;
        const context = other >= 0 && other < contextWords ? other : other === contextWords ? contextWords : -1;
        if (context >= 0) {
          const column = place * (contextWords + 1) + context;
          const key = row[i]! * width + column;
          pairs.set(key, (pairs.get(key) ?? 0) + 1);
          rowSums[row[i]!]!++;
          columnSums[column]!++;
          total++;
        }
        place++;
      }
    }
  }
  const keys = Float64Array.from(pairs.keys()).sort();
  const starts = new Uint32Array(size + 1);
  const columns = new Uint32Array(keys.length);
  const values = new Float32Array(keys.length);
  let n = 0;
  for (const key of keys) {
    const row = Math.floor(key / width);
    const column = key - row * width;
    const value = Math.log((pairs.get(key)! * total) / (rowSums[row]! * columnSums[column]!));
    if (value <= 0) continue;
    columns[n] = column;
    values[n++] = value;
    starts[row + 1] = n;
  }
  for (let row = 1; row <= size; row++) if (starts[row] === 0) starts[row] = starts[row - 1]!;
  const random = createRandom(11);
  let basis: Float32Array = Float32Array.from({ length: width * dimensions }, () => random() - 0.5);
  for (let round = 0; round < 4; round++) {
    orthonormalize(basis, width);
    const rows = multiply(starts, columns, values, basis, size);
    basis = multiplyTransposed(starts, columns, values, rows, width);
  }
  orthonormalize(basis, width);
  return multiply(starts, columns, values, basis, size);
}

function multiply(starts: Uint32Array, columns: Uint32Array, values: Float32Array, basis: Float32Array, size: number) {
  const result = new Float32Array(size * dimensions);
  for (let row = 0; row < size; row++)
    for (let k = starts[row]!; k < starts[row + 1]!; k++) {
      const from = columns[k]! * dimensions;
      const value = values[k]!;
      for (let d = 0; d < dimensions; d++) result[row * dimensions + d]! += value * basis[from + d]!;
    }
  return result;
}

function multiplyTransposed(
  starts: Uint32Array,
  columns: Uint32Array,
  values: Float32Array,
  rows: Float32Array,
  width: number,
) {
  const result = new Float32Array(width * dimensions);
  for (let row = 0; row + 1 < starts.length; row++)
    for (let k = starts[row]!; k < starts[row + 1]!; k++) {
      const to = columns[k]! * dimensions;
      const value = values[k]!;
      for (let d = 0; d < dimensions; d++) result[to + d]! += value * rows[row * dimensions + d]!;
    }
  return result;
}

/** Makes the columns of a matrix orthonormal by the modified Gram–Schmidt process. */
function orthonormalize(basis: Float32Array, rows: number): void {
  for (let d = 0; d < dimensions; d++) {
    for (let e = 0; e < d; e++) {
      let dot = 0;
      for (let i = 0; i < rows; i++) dot += basis[i * dimensions + d]! * basis[i * dimensions + e]!;
      for (let i = 0; i < rows; i++) basis[i * dimensions + d]! -= dot * basis[i * dimensions + e]!;
    }
    let norm = 0;
    for (let i = 0; i < rows; i++) norm += basis[i * dimensions + d]! ** 2;
    norm = Math.sqrt(norm) || 1;
    for (let i = 0; i < rows; i++) basis[i * dimensions + d]! /= norm;
  }
}

function cluster(input: Float32Array, count: number, size: number, random: () => number) {
  const vectors = Float32Array.from(input);
  normalize(vectors, count);
  const centres = new Float32Array(size * dimensions);
  for (let c = 0; c < size; c++) {
    // The more frequent half starts the groups: rare words have noisy vectors.
    const from = Math.floor(random() * Math.min(count, size * 8)) * dimensions;
    centres.set(vectors.subarray(from, from + dimensions), c * dimensions);
  }
  const of = new Array<number>(count).fill(0);
  for (let round = 0; round < 12; round++) {
    for (let i = 0; i < count; i++) of[i] = nearest(vectors, i, centres, size);
    centres.fill(0);
    for (let i = 0; i < count; i++)
      for (let d = 0; d < dimensions; d++) centres[of[i]! * dimensions + d]! += vectors[i * dimensions + d]!;
    normalize(centres, size);
  }
  return { of, centres, size };
}

function nearest(vectors: Float32Array, i: number, centres: Float32Array, size: number): number {
  let best = 0;
  let bestDot = -2;
  for (let c = 0; c < size; c++) {
    let dot = 0;
    for (let d = 0; d < dimensions; d++) dot += vectors[i * dimensions + d]! * centres[c * dimensions + d]!;
    if (dot > bestDot) {
      bestDot = dot;
      best = c;
    }
  }
  return best;
}

function normalize(vectors: Float32Array, count: number): void {
  for (let i = 0; i < count; i++) {
    let norm = 0;
    for (let d = 0; d < dimensions; d++) norm += vectors[i * dimensions + d]! ** 2;
    norm = Math.sqrt(norm) || 1;
    for (let d = 0; d < dimensions; d++) vectors[i * dimensions + d]! /= norm;
  }
}
