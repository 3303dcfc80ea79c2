import { engineNames } from "@rewright/contract/engines";
import { editsInForce, type ResultState, sentencesOfEdits } from "./result-state.ts";

/**
 * Returns the name of the engine that wrote a sentence, if several engines rewrote the text. Undefined for unchanged
 * sentences and for wordings that the user chose.
 */
export function sentenceWriter(state: ResultState, sentence: number): string | undefined {
  const { sentences } = state.result;
  const owners = sentencesOfEdits(state);
  const writerOf = (owner: number | undefined) => (owner === undefined ? undefined : sentences[owner]?.writer);
  const writers = new Set(owners.map(writerOf).filter((writer) => writer && writer !== "original"));
  const writer = writerOf(sentence);
  if (!writer || writer === "original" || writers.size < 2 || state.choices[sentence]?.on) return undefined;
  const inForce = editsInForce(state);
  return owners.some((owner, index) => owner === sentence && inForce[index]) ? engineNames[writer] : undefined;
}
