/** Returns a 32-bit hash that depends on a seed and a position alone (finalizer of MurmurHash3, Appleby 2011). */
export function hash(seed: number, position: number): number {
  let h = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(position + 1, 0x85ebca6b)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
