import {
  backOffShift,
  boundary,
  extendHash,
  firstWord,
  formatMark,
  headerSize,
  idOfShape,
  layOut,
  wordBucketBits,
} from "./format.ts";
import { readTokens } from "./tokens.ts";

/** A text as tokens: the id and position of each. Sentence boundaries are tokens of length zero. */
interface Tokens {
  readonly ids: readonly number[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

export interface LanguageModel {
  /** The length of the longest n-grams. */
  readonly order: number;
  /** The id of sentence boundaries, which have no probability. */
  readonly boundary: number;
  /** Returns the tokens of a text; `opens` (default true) says whether the text begins a sentence. */
  read(text: string, opens?: boolean): Tokens;
  /** Returns the surprise of token `at`: −log2 of its probability in its context, in tenths of a bit. */
  surprise(ids: ArrayLike<number>, at: number): number;
  /** Returns the surprise of a token without regard to its context, in tenths of a bit. */
  rarity(id: number): number;
}

/** Opens a model's file. If the bytes are aligned, the arrays are views of them and nothing is copied. */
function openTables(bytes: Uint8Array) {
  const { buffer, byteOffset } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const header = new Uint32Array(buffer, byteOffset, headerSize);
  if (header[0] !== formatMark) throw new Error("these bytes are not a language model of this version");
  const order = header[2]!;
  const layout = layOut(header[1]!, Array.from(header.subarray(3, 2 + order)));
  if (layout.size !== bytes.length) throw new Error("the language model is cut short");

  const bytesAt = (start: number, length: number) => new Uint8Array(buffer, byteOffset + start, length);
  const wordBuckets = new Uint32Array(buffer, byteOffset + layout.wordBuckets, (1 << wordBucketBits) + 1);
  const wordHashes = new Uint32Array(buffer, byteOffset + layout.wordHashes, header[1]!);
  const firstSurprises = bytesAt(layout.first.surprises, header[1]! + firstWord);
  const firstBackOffs = bytesAt(layout.first.backOffs, header[1]! + firstWord);
  const tables = layout.higher.map(({ count, bits, buckets, fingerprints, surprises, backOffs }) => ({
    shift: 32 - bits,
    buckets: new Uint32Array(buffer, byteOffset + buckets, (1 << bits) + 1),
    fingerprints: new Uint16Array(buffer, byteOffset + fingerprints, count),
    surprises: bytesAt(surprises, count),
    backOffs: bytesAt(backOffs ?? surprises, count),
  }));

  const wordId = (hash: number): number => {
    const bucket = hash >>> (32 - wordBucketBits);
    const end = wordBuckets[bucket + 1]!;
    for (let i = wordBuckets[bucket]!; i < end; i++) if (wordHashes[i] === hash) return i + firstWord;
    return -1;
  };

  /** Returns the index of an n-gram in the table of n-grams of length n; -1 if the table does not have it. */
  const find = (n: number, hash: number): number => {
    const { shift, buckets, fingerprints } = tables[n - 2]!;
    const bucket = hash >>> shift;
    const end = buckets[bucket + 1]!;
    const fingerprint = hash & 0xffff;
    for (let i = buckets[bucket]!; i < end; i++) if (fingerprints[i] === fingerprint) return i;
    return -1;
  };
  return { order, wordId, find, tables, firstSurprises, firstBackOffs };
}

/** Returns the language model in a file's bytes. */
export function decodeLanguageModel(bytes: Uint8Array): LanguageModel {
  const { order, wordId, find, tables, firstSurprises, firstBackOffs } = openTables(bytes);
  /** The hashes of the n-grams that end at the token, by length; then of those that end before the token. */
  const hashes = new Int32Array(order + 1);
  const contextHashes = new Int32Array(order + 1);

  return {
    order,
    boundary,
    read: (text, opens = true) => {
      const ids: number[] = [];
      const starts: number[] = [];
      const ends: number[] = [];
      readTokens(
        text,
        (hash, shape, start, end) => {
          const known = shape === "boundary" || shape === "number" || shape === "year" ? -1 : wordId(hash);
          ids.push(known === -1 ? idOfShape(shape) : known);
          starts.push(start);
          ends.push(end);
        },
        opens,
      );
      return { ids, starts, ends };
    },
    surprise: (ids, at) => {
      let context = 0;
      hashes[1] = extendHash(0, ids[at]!);
      while (context < order - 1 && context < at) {
        const id = ids[at - context - 1]!;
        context++;
        hashes[context + 1] = extendHash(hashes[context]!, id);
        contextHashes[context] = extendHash(contextHashes[context - 1]!, id);
        if (id === boundary) break;
      }
      let sum = 0;
      for (; context > 0; context--) {
        const found = find(context + 1, hashes[context + 1]!);
        if (found !== -1) return sum + tables[context - 1]!.surprises[found]!;
        if (context === 1) sum += firstBackOffs[ids[at - 1]!]! - backOffShift;
        else {
          const before = find(context, contextHashes[context]!);
          if (before !== -1) sum += tables[context - 2]!.backOffs[before]! - backOffShift;
        }
      }
      return sum + firstSurprises[ids[at]!]!;
    },
    rarity: (id) => firstSurprises[id]!,
  };
}
