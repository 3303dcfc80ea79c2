/** What training shares with use: how the table of words is laid out in its file. */
export { encodeVocabulary, type Rate, type Writing, writings } from "./format.ts";
