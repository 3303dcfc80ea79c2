import type { Calibration, Detector, Tree } from "./detector.ts";
import { families, tableSize } from "./grams.ts";
import { styleSize } from "./style.ts";

export const treeDepth = 4;
const innerNodes = (1 << treeDepth) - 1;
const leaves = 1 << treeDepth;
const formatMark = 0x31544544;
/** The mark and two counts as whole numbers, then scales, offset and calibration. */
const headerBytes = 4 * (3 + families.length + 3);
const treeBytes = innerNodes * 5 + leaves * 4;
const tableBytes = tableSize / 2 + tableSize;

/** Lays the gauge out as bytes, little-endian. */
export function encodeDetector({ rarities, weights, scales, offset, trees, calibration }: Detector): Uint8Array {
  const bytes = new Uint8Array(headerBytes + trees.length * treeBytes + tableBytes);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const write = (numbers: Iterable<number>): void => {
    for (const number of numbers) {
      view.setFloat32(at, number, true);
      at += 4;
    }
  };
  for (const number of [formatMark, trees.length, styleSize]) {
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
  bytes.set(rarities, at);
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, tableSize), at + rarities.length);
  return bytes;
}

/** Reads what `encodeDetector` wrote; the tables are views of the bytes. */
export function decodeDetector(bytes: Uint8Array): Detector {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const isOurs = bytes.length > headerBytes && view.getUint32(0, true) === formatMark;
  const treeCount = isOurs ? view.getUint32(4, true) : 0;
  const isWhole = bytes.length === headerBytes + treeCount * treeBytes + tableBytes;
  if (!isOurs || !isWhole || view.getUint32(8, true) !== styleSize)
    throw new Error("these bytes are not a detector of this version");
  let at = 12;
  const read = (): number => {
    at += 4;
    return view.getFloat32(at - 4, true);
  };
  const scales = Float32Array.from(families, read);
  const offset = read();
  const calibration: Calibration = { offset: read(), slope: read() };
  const trees = Array.from({ length: treeCount }, (): Tree => {
    const features = bytes.slice(at, at + innerNodes);
    at += innerNodes;
    const thresholds = Float32Array.from({ length: innerNodes }, read);
    return { features, thresholds, values: Float32Array.from({ length: leaves }, read) };
  });
  const rarities = bytes.subarray(at, at + tableSize / 2);
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + at + rarities.length, tableSize);
  return { rarities, weights, scales, offset, trees, calibration };
}
