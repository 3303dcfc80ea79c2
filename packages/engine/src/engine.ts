import type { Detector } from "./classify/detector.ts";
import { decodeDetector } from "./classify/format.ts";
import { type Collocations, decodeCollocations } from "./collocations/collocations.ts";
import { createTagger, type Tagger } from "./document/tagger.ts";
import type { CompiledLexicon } from "./lexicon/compile.ts";
import { type Lexicon, openLexicon, type Registers, type Spellings } from "./lexicon/lexicon.ts";
import { decodeLanguageModel, type LanguageModel } from "./model/language-model.ts";
import { type Rules, rulesWith } from "./rules/list.ts";
import { decodeSyntax } from "./syntax/format.ts";
import type { Lemmatizer } from "./syntax/lemma.ts";
import { createSyntax } from "./syntax/syntax.ts";
import { decodeVocabulary, type Vocabulary } from "./vocabulary/vocabulary.ts";

/** The bytes of the trained models, and the compiled lexicon; the caller loads them. */
export interface Models {
  readonly languageModel: Uint8Array;
  readonly detector: Uint8Array;
  readonly syntax: Uint8Array;
  readonly collocations: Uint8Array;
  readonly vocabulary: Uint8Array;
  readonly lexicon: CompiledLexicon;
}

/** The models and rules that a rewrite needs: created once, used for any number of texts. */
export interface Engine extends Rules {
  readonly tag: Tagger;
  readonly lemmaOf: Lemmatizer;
  readonly languageModel: LanguageModel;
  readonly detector: Detector;
  readonly collocations: Collocations;
  readonly vocabulary: Vocabulary;
  readonly registers: Registers;
  readonly spellings: Spellings;
  /** Classes of words with the same meaning, by which a language model's answer is compared with its source. */
  readonly equivalences: Lexicon["equivalences"];
}

/** Creates the engine from its models; this takes a fraction of a second. */
export function createEngine(models: Models): Engine {
  const lexicon = openLexicon(models.lexicon);
  const rules = rulesWith(lexicon);
  const syntax = createSyntax(decodeSyntax(models.syntax));
  return {
    tag: createTagger(syntax),
    lemmaOf: syntax.lemmaOf,
    languageModel: decodeLanguageModel(models.languageModel),
    detector: decodeDetector(models.detector),
    collocations: decodeCollocations(models.collocations),
    vocabulary: decodeVocabulary(models.vocabulary),
    registers: lexicon.registers,
    spellings: lexicon.spellings,
    equivalences: lexicon.equivalences,
    ...rules,
  };
}
