/** What training shares with use: how a text is read, which numbers are taken from it, and how they are added up. */
export { createTagger } from "../document/tagger.ts";
export {
  type Calibration,
  countGrams,
  type Detector,
  familyOf,
  gramMargin,
  gramValue,
  styleMargin,
  type Tree,
  unknown,
} from "./detector.ts";
export { decodeDetector, encodeDetector, treeDepth } from "./format.ts";
export { families, type Grams, gramsOf, tableSize } from "./grams.ts";
export { readProse } from "./prose.ts";
export { type Stretch, toStretches, wordsOf } from "./stretches.ts";
export { styleOf, styleSize } from "./style.ts";
