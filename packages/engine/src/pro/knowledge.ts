import type { Engine } from "../engine.ts";
import type { LanguageModel } from "../model/language-model.ts";
import { synonymGroups } from "./synonym-groups.ts";
import { type Synonyms, thesaurusOf } from "./thesaurus.ts";
import { type WordClass, wordClassesOf } from "./word-classes.ts";

/** What the checks know about words in general. */
export interface Knowledge {
  /** Words that mean the same, according to the rules and to groups of synonyms. */
  readonly synonyms: Synonyms;
  /** Classes of words with the same meaning, by which a language model's answer is compared with its source. */
  readonly classes: readonly WordClass[];
}

/** What the checks know about words in connection with one source. */
export interface Known {
  readonly model: LanguageModel;
  readonly classes: readonly WordClass[];
  /** By key of a word, the keys of its synonyms: `here` in this source only, `anywhere` in any text. */
  readonly here: Synonyms;
  readonly anywhere: Synonyms;
  /** The positions of words in the source that an answer may leave out. */
  readonly spare: ReadonlySet<number>;
}

const known = new WeakMap<object, Knowledge>();

/** Returns what an engine's rules and lexicon tell about words; computed when it is first needed. */
export function knowledgeOf({ all, equivalences }: Pick<Engine, "all" | "equivalences">): Knowledge {
  const found = known.get(all);
  if (found) return found;
  const knowledge = { synonyms: thesaurusOf(all, synonymGroups), classes: wordClassesOf(equivalences) };
  known.set(all, knowledge);
  return knowledge;
}
