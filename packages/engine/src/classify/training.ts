/** What training shares with use: how a text is read, which numbers are taken from it, and how they are added up. */
export {
  type Calibration,
  countGrams,
  type Detector,
  decodeDetector,
  encodeDetector,
  familyOf,
  gramMargin,
  gramValue,
  lengthTerm,
  oddsOf,
  rarityAt,
  styleMargin,
  type Tree,
  treeDepth,
} from "./detector.ts";
export { families, type Grams, gramsOf, tableSize } from "./grams.ts";
export { type Stretch, toStretches, wordsOf } from "./stretches.ts";
export { styleOf, styleSize } from "./style.ts";
