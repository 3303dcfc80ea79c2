/** Returns the FNV-1a hash of a range of a text, as a signed 32-bit number. */
export function hashText(text: string, start = 0, end: number = text.length): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** Returns the key of a feature, given its kind and two numbers, as a signed 32-bit number. */
export function featureKey(kind: number, a: number, b: number): number {
  let hash = Math.imul(a ^ Math.imul(kind, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(b, 0xc2b2ae35), 0x27d4eb2f);
  return hash ^ (hash >>> 16);
}

/** Returns two numbers combined to one, for features that depend on three numbers. */
export function pair(a: number, b: number): number {
  return a ^ Math.imul(b, 31);
}
