/** Exports the code that training shares with the engine: splitting text, making features, and finding lemmas. */
export { createWorkspace, type ScoreActions } from "./action-scorer.ts";
export { arcFeatures, fillArcFeatures } from "./arc-features.ts";
export { bestClass } from "./class-weights.ts";
export { type EndingTables, endingsOf } from "./ending-table.ts";
export { createSteps, findSteps, scoreState } from "./find-heads.ts";
export { type ClassRows, decodeSyntax, encodeSyntax, type TrainedSyntax } from "./format.ts";
export { hashText } from "./hash.ts";
export { editBetween, givesBack, inflectionOf, lemmaByGrammar, regularForms } from "./inflection.ts";
export { ascending, createKeyTable } from "./key-table.ts";
export { exceptionClass, type LemmaModel, type Lemmatizer, lemmatizer, plainForm, ruleTag } from "./lemma.ts";
export { applyCase, type CaseOutcome, caseClass } from "./letter-case.ts";
export { type ParserInput, type ParserKnowledge, parserInput, unknownWord } from "./parser-input.ts";
export {
  actionOf,
  actions,
  advance,
  firstState,
  isAllowed,
  left,
  right,
  type StateStore,
  shift,
  stateBeforeOf,
  viewState,
} from "./parser-state.ts";
export { fillRelationFeatures, noteRelation, relationFeatures, startNotes } from "./relation-features.ts";
export { sentenceEnds } from "./sentence-ends.ts";
export { createSyntax, type Syntax, type SyntaxModel } from "./syntax.ts";
export { fillHistoryFeatures, fillPlainFeatures, historyFeatures, plainFeatures } from "./tag-features.ts";
export { createTagSet, type TagSet } from "./tag-set.ts";
export { type Token, tokenize } from "./tokenize.ts";
export { shapeOf, type TreeShape } from "./tree-shape.ts";
export { normalForm, type WordClasses, type WordFeatures, wordFeatures } from "./word-features.ts";
