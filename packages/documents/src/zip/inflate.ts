import { Inflate } from "fflate";
import { DocumentError } from "../document.ts";
import type { Entry } from "./entry.ts";
import { crc32 } from "./entry.ts";

/** The number of compressed bytes that are inflated in one step. Each of them gives at most 1,032 inflated bytes. */
const step = 4096;

/** Decompresses an entry. Stops as soon as the content exceeds the size that the zip file states. */
export function inflate({ name, method, packed, size, crc }: Entry): Uint8Array {
  const bytes = method === 0 ? packed : inflateBytes(packed, size);
  if (bytes?.length !== size || crc32(bytes) !== crc) {
    throw new DocumentError(
      `This file is damaged: we can't read the part ${name}. Save it again, or choose another copy.`,
    );
  }
  return bytes;
}

function inflateBytes(packed: Uint8Array, size: number): Uint8Array | undefined {
  const bytes = new Uint8Array(size);
  let length = 0;
  const stream = new Inflate((chunk) => {
    if (length + chunk.length <= size) bytes.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let from = 0; from < packed.length && length <= size; from += step) {
      stream.push(packed.subarray(from, from + step), from + step >= packed.length);
    }
  } catch {
    return undefined;
  }
  return length === size ? bytes : undefined;
}
