/** Exports the code that training shares with the engine: reading a text and computing its features. */
export { createTagger, type Tagger } from "../document/tagger.ts";
export { type Calibration, type Detector, styleMargin, type Tree } from "./detector.ts";
export { decodeDetector, encodeDetector, treeDepth } from "./format.ts";
export {
  bucketCount,
  bucketOf,
  familyBorders,
  findEntry,
  type GramTable,
  levelBits,
  markOf,
  squareOf,
} from "./gram-table.ts";
export { familyCount, gramsOf, hashBits } from "./grams.ts";
export { readProse } from "./prose.ts";
export { toStretches } from "./stretches.ts";
export { styleOf, styleSize } from "./style.ts";
