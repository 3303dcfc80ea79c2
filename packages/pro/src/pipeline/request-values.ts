import { randomBytes } from "node:crypto";

/** Creates a random name for the tags around the text in one request: 16 lower-case hexadecimal digits. */
export function newNonce(): string {
  return randomBytes(8).toString("hex");
}

/**
 * Derives the seed of one request from the text's seed. The same text and options always give the same seeds, and each
 * request gets another one.
 */
export function seedFor(seed: number, chunk: number, request: number): number {
  let mixed =
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(chunk + 1, 0xc2b2ae35) ^ Math.imul(request + 1, 0x27d4eb2f);
  // The finalizer of MurmurHash3 (Appleby, public domain).
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 1;
}
