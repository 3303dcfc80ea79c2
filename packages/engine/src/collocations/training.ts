/** What training shares with use: which pairs a sentence has, and how a table of them is laid out in its file. */
export { type CountRow, countKey, encodeCollocations, pairKey } from "./format.ts";
export { pairsIn } from "./pairs.ts";
