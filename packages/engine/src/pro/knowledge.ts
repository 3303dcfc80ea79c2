import type { Engine } from "../engine.ts";
import type { LanguageModel } from "../model/language-model.ts";
import { synonymGroups } from "./synonym-groups.ts";
import { type Synonyms, thesaurusOf } from "./thesaurus.ts";
import { type WordClass, wordClassesOf } from "./word-classes.ts";

/** What the checks know about words, whatever the source. */
export interface Knowledge {
  /** Words that mean the same, according to the rules and to groups of synonyms. */
  readonly synonyms: Synonyms;
  /** Classes of words that an answer must not lose or add. */
  readonly classes: readonly WordClass[];
}

/** What the checks know about the words of one answer. */
export interface Known {
  readonly model: LanguageModel;
  readonly classes: readonly WordClass[];
  /** By key of a word, the keys of its synonyms: `here` for the source only, `anywhere` for any text. */
  readonly here: Synonyms;
  readonly anywhere: Synonyms;
  /** The positions of words in the source that an answer may leave out. */
  readonly spare: ReadonlySet<number>;
}

const known = new WeakMap<object, Knowledge>();

/** Returns what an engine's rules and lexicon tell about words; it is computed on first use. */
export function knowledgeOf({ all, equivalences }: Pick<Engine, "all" | "equivalences">): Knowledge {
  const found = known.get(all);
  if (found) return found;
  const knowledge = { synonyms: thesaurusOf(all, synonymGroups), classes: wordClassesOf(equivalences) };
  known.set(all, knowledge);
  return knowledge;
}
