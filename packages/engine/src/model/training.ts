/** What training shares with use: how a text is cut into tokens, and how a model is laid out in its file. */
export {
  backOffShift,
  boundary,
  extendHash,
  firstWord,
  formatMark,
  headerSize,
  idOfShape,
  layOut,
  wordBucketBits,
} from "./format.ts";
export { decodeLanguageModel, type LanguageModel } from "./language-model.ts";
export { readTokens, type Shape, shapes } from "./tokens.ts";
