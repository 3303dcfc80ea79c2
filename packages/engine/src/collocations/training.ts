/** Exports the code that training shares with the engine: a sentence's pairs, and the file format of their table. */
export { type CountRow, countKey, encodeCollocations, pairKey } from "./format.ts";
export { pairsIn } from "./pairs.ts";
