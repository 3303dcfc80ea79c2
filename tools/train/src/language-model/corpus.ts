import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { readTokens, type Shape, shapes } from "@rewright/engine/training";

/**
 * A corpus as a sequence of tokens, including sentence boundaries: for each, the hash of the word and its shape (an
 * index in `shapes`).
 */
export interface Corpus {
  readonly hashes: Uint32Array;
  readonly shapes: Uint8Array;
  /** The index of each paragraph's first token, and at the end the number of tokens. */
  readonly paragraphs: readonly number[];
}

export const boundaryShape = shapes.indexOf("boundary");

/** Reads a gzipped corpus with one paragraph per line. */
export async function readCorpus(file: string): Promise<Corpus> {
  let hashes = new Uint32Array(1 << 20);
  let kinds = new Uint8Array(1 << 20);
  let count = 0;
  const paragraphs: number[] = [0];
  const take = (hash: number, shape: Shape): void => {
    if (count === hashes.length) {
      hashes = grow(hashes, new Uint32Array(count * 2));
      kinds = grow(kinds, new Uint8Array(count * 2));
    }
    hashes[count] = hash;
    kinds[count++] = shapes.indexOf(shape);
  };
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    readTokens(line, take);
    paragraphs.push(count);
  }
  return { hashes: hashes.slice(0, count), shapes: kinds.slice(0, count), paragraphs };
}

function grow<T extends Uint8Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
