import { DocumentError, type DocumentLimits } from "../document.ts";
import { decode } from "../text/encoding.ts";
import { type Entry, signatures, utf8Name } from "./entry.ts";

const endLength = 22;
const centralLength = 46;
const localLength = 30;
const longestComment = 0xffff;

const damaged = "This file is damaged and can't be opened. Save it again, or choose another copy.";
const tooLarge = "This file is too large when unzipped. Split it, or save it without pictures.";

/**
 * Reads the entries of a zip file, in the order of its directory, without decompressing them. Throws if the file is
 * damaged or encrypted, if the sizes that it states exceed the limits, or if it looks malicious: names that lead out of
 * a folder, duplicate names, or entries that share their bytes.
 */
export function readZip(bytes: Uint8Array, limits: DocumentLimits): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.entries) throw new DocumentError(tooLarge);
  const entries: Entry[] = [];
  const names = new Set<string>();
  let position = view.getUint32(end + 16, true);
  let packed = 0;
  let inflated = 0;
  for (let index = 0; index < count; index++) {
    if (position + centralLength > end || view.getUint32(position, true) !== signatures.central) fail();
    const nameLength = view.getUint16(position + 28, true);
    const entry = readEntry(bytes, view, position, nameLength, end);
    const key = entry.name.toLowerCase();
    if (names.has(key) || /^\/|^[a-z]:|\\|(^|\/)\.\.(\/|$)|\0/i.test(entry.name)) fail();
    names.add(key);
    packed += entry.packed.length;
    inflated += entry.size;
    if (packed > bytes.length) fail();
    if (inflated > limits.inflatedBytes) throw new DocumentError(tooLarge);
    entries.push(entry);
    position += centralLength + nameLength + view.getUint16(position + 30, true) + view.getUint16(position + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let position = last; position >= Math.max(0, last - longestComment); position--) {
    if (view.getUint32(position, true) === signatures.end) return position;
  }
  return fail();
}

function readEntry(bytes: Uint8Array, view: DataView, position: number, nameLength: number, end: number): Entry {
  const flags = view.getUint16(position + 8, true);
  const method = view.getUint16(position + 10, true);
  const packedSize = view.getUint32(position + 20, true);
  const local = view.getUint32(position + 42, true);
  if (flags & 1) throw new DocumentError("This file has a password. Save it without one and try again.");
  if ((method !== 0 && method !== 8) || position + centralLength + nameLength > end) fail();
  if (local + localLength > end || view.getUint32(local, true) !== signatures.local) fail();
  const start = local + localLength + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packedSize > end) fail();
  const nameBytes = bytes.slice(position + centralLength, position + centralLength + nameLength);
  return {
    name: decode(nameBytes, flags & utf8Name ? "utf-8" : "windows-1252") ?? fail(),
    nameBytes,
    flags: flags & utf8Name,
    method,
    modified: view.getUint32(position + 12, true),
    crc: view.getUint32(position + 16, true),
    packed: bytes.subarray(start, start + packedSize),
    size: view.getUint32(position + 24, true),
  };
}

function fail(): never {
  throw new DocumentError(damaged);
}
