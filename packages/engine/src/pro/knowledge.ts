import type { Engine } from "../engine.ts";
import type { LanguageModel } from "../model/language-model.ts";
import { synonymGroups } from "./synonym-groups.ts";
import { type Synonyms, thesaurusOf } from "./thesaurus.ts";
import { type WordClass, wordClassesOf } from "./word-classes.ts";

/** The knowledge about words that checks use, independent of the source. */
export interface Knowledge {
  /** Words that rules and groups know to say the same. */
  readonly synonyms: Synonyms;
  /** Classes of words that an answer must not lose or add. */
  readonly classes: readonly WordClass[];
}

/** The knowledge about the words of one answer. */
export interface Known {
  readonly model: LanguageModel;
  readonly classes: readonly WordClass[];
  /** For each word's key, the keys of its synonyms: in the source, and anywhere. */
  readonly here: Synonyms;
  readonly anywhere: Synonyms;
  /** The positions of dispensable words in the source. */
  readonly spare: ReadonlySet<number>;
}

const known = new WeakMap<object, Knowledge>();

/** Returns what is known of words with an engine's rules and lexicon; made when it is first asked for. */
export function knowledgeOf({ all, equivalences }: Pick<Engine, "all" | "equivalences">): Knowledge {
  const found = known.get(all);
  if (found) return found;
  const knowledge = { synonyms: thesaurusOf(all, synonymGroups), classes: wordClassesOf(equivalences) };
  known.set(all, knowledge);
  return knowledge;
}
