/** Exports the code that training shares with the engine: cutting a text into tokens, and the file format of a model. */
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
