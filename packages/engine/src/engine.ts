import type { Detector } from "./classify/detector.ts";
import { decodeDetector } from "./classify/format.ts";
import { createTagger, type Tagger } from "./document/tagger.ts";
import { decodeLanguageModel, type LanguageModel } from "./model/language-model.ts";
import { rules } from "./rules/list.ts";
import type { Rule } from "./rules/rule.ts";

/** The bytes of the trained models; where they come from is the caller's matter. */
export interface Models {
  readonly languageModel: Uint8Array;
  readonly detector: Uint8Array;
}

/** What a rewrite needs besides the text: made once, used for any number of texts. */
export interface Engine {
  readonly tag: Tagger;
  readonly languageModel: LanguageModel;
  readonly detector: Detector;
  readonly rules: readonly Rule[];
}

/** Loads the engine; takes a fraction of a second. */
export function createEngine(models: Models): Engine {
  return {
    tag: createTagger(),
    languageModel: decodeLanguageModel(models.languageModel),
    detector: decodeDetector(models.detector),
    rules,
  };
}
