import type { Sentence } from "../document/document.ts";
import { type Part, withParts } from "../document/draft.ts";
import type { Readings, Tagger } from "../document/tagger.ts";
import { mainClauseOf } from "../grammar/clauses.ts";

/** Returns whether replacements split a sentence into sentences that each have a subject and a finite verb. */
export function areFullSentences(
  tag: Tagger,
  masked: string,
  sentence: Sentence,
  parts: readonly Part[],
  readings: Readings,
): boolean {
  const made = tag(withParts(masked, sentence, parts), 0, readings);
  return made.length > 1 && made.every(isFull);
}

function isFull(sentence: Sentence): boolean {
  const { subject, verb } = mainClauseOf(sentence) ?? {};
  if (subject === undefined) return false;
  // "The sound of the motor, a box made of wood": a single comma before the verb opens an aside that never ends.
  return sentence.words.slice(subject, verb).filter(({ text }) => text === ",").length !== 1;
}
