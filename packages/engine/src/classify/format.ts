import type { Calibration, Detector, Tree } from "./detector.ts";
import { bucketCount } from "./gram-table.ts";
import { familyCount } from "./grams.ts";
import { styleSize } from "./style.ts";

export const treeDepth = 4;
const innerNodes = (1 << treeDepth) - 1;
const leaves = 1 << treeDepth;
const formatMark = 0x32544544;
/** The header's size in bytes: the format's mark and three counts, then scales, offset and calibration. */
const headerBytes = 4 * (4 + familyCount + 3);
const treeBytes = innerNodes * 5 + leaves * 4;
/** Returns the table's size in bytes: a byte for each bucket, two for each entry, and one for each weight. */
const tableBytes = (entryCount: number): number => bucketCount + entryCount * 3;

/** Returns the detector as bytes, little-endian. */
export function encodeDetector({ table, weights, scales, offset, trees, calibration }: Detector): Uint8Array {
  const bytes = new Uint8Array(headerBytes + trees.length * treeBytes + tableBytes(weights.length));
  const view = new DataView(bytes.buffer);
  let at = 0;
  const write = (numbers: Iterable<number>): void => {
    for (const number of numbers) {
      view.setFloat32(at, number, true);
      at += 4;
    }
  };
  for (const number of [formatMark, trees.length, styleSize, weights.length]) {
    view.setUint32(at, number, true);
    at += 4;
  }
  write(scales);
  write([offset, calibration.offset, calibration.slope]);
  for (const { features, thresholds, values } of trees) {
    bytes.set(features, at);
    at += innerNodes;
    write(thresholds);
    write(values);
  }
  for (let bucket = 0; bucket < bucketCount; bucket++) {
    const size = table.starts[bucket + 1]! - table.starts[bucket]!;
    if (size > 255) throw new Error("a bucket of n-grams is too full");
    bytes[at++] = size;
  }
  for (const entry of table.entries) {
    view.setUint16(at, entry, true);
    at += 2;
  }
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), at);
  return bytes;
}

/** Returns the detector from bytes that `encodeDetector` wrote; its weights are a view of these bytes. */
export function decodeDetector(bytes: Uint8Array): Detector {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const isOurs = bytes.length > headerBytes && view.getUint32(0, true) === formatMark;
  const treeCount = isOurs ? view.getUint32(4, true) : 0;
  const entryCount = isOurs ? view.getUint32(12, true) : 0;
  const isWhole = bytes.length === headerBytes + treeCount * treeBytes + tableBytes(entryCount);
  if (!isOurs || !isWhole || view.getUint32(8, true) !== styleSize)
    throw new Error("these bytes are not a detector of this version");
  let at = 16;
  const read = (): number => {
    at += 4;
    return view.getFloat32(at - 4, true);
  };
  const scales = Float32Array.from({ length: familyCount }, read);
  const offset = read();
  const calibration: Calibration = { offset: read(), slope: read() };
  const trees = Array.from({ length: treeCount }, (): Tree => {
    const features = bytes.slice(at, at + innerNodes);
    at += innerNodes;
    const thresholds = Float32Array.from({ length: innerNodes }, read);
    return { features, thresholds, values: Float32Array.from({ length: leaves }, read) };
  });
  const starts = new Uint32Array(bucketCount + 1);
  for (let bucket = 0; bucket < bucketCount; bucket++) starts[bucket + 1] = starts[bucket]! + bytes[at++]!;
  const entries = new Uint16Array(entryCount);
  for (let i = 0; i < entryCount; i++) entries[i] = view.getUint16(at + 2 * i, true);
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + at + 2 * entryCount, entryCount);
  return { table: { starts, entries }, weights, scales, offset, trees, calibration };
}
