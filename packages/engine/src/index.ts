/** The public interface of the rewriting engine. */
export { type AlternativesOptions, alternatives, maxAlternatives } from "./alternatives/alternatives.ts";
export { type Synonym, synonyms } from "./alternatives/synonyms.ts";
export { detectorCaveat } from "./classify/caveat.ts";
export { type Detection, detect, fewestWords, type SentenceLikeness } from "./classify/detect.ts";
export { rewriteDeeper } from "./deeper/rewrite-deeper.ts";
export { applyEdits, type Edit, invertEdits } from "./edit.ts";
export { createEngine, type Engine, type Models } from "./engine.ts";
export { type PhraseFix, phraseFixes } from "./fixes/phrase-fixes.ts";
export type { Mode, Replacement, RewriteOptions, Spelling } from "./options.ts";
export { modes, spellings } from "./options.ts";
export { type ParsedBlock, type ParsedSentence, type ParsedWord, parseText } from "./parse-text.ts";
export { composeReport } from "./pro/compose.ts";
export { planChunks } from "./pro/plan.ts";
export type {
  Bead,
  Choice,
  Chunk,
  EngineName,
  Plan,
  Problem,
  ProblemCode,
  Review,
  Slot,
  Taken,
} from "./pro/pro.ts";
export { reviewAnswer } from "./pro/review.ts";
export type {
  CheckedBy,
  Finding,
  Integrity,
  Kept,
  KeptKind,
  Report,
  Stats,
  TextStats,
  Writer,
  WrittenSentence,
} from "./report/report.ts";
export { type TextStyle, textStyle } from "./report/text-style.ts";
export { rewrite } from "./rewrite.ts";
export type { Span } from "./span.ts";
export { engineVersion } from "./version.ts";
export { unknownWordShare } from "./vocabulary/unknown-words.ts";
export { replacementRule } from "./words/replacements.ts";
