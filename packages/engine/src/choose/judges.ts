import type { LanguageModel } from "../model/language-model.ts";
import type { Company } from "./collocate.ts";

/** What judges wordings in their place. */
export interface Judges extends Company {
  readonly languageModel: LanguageModel;
}
