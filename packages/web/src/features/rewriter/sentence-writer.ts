import { engineNames } from "@rewright/contract/engines";
import { type ResultState, sentencesOfEdits } from "./result-state.ts";

/** The name of the engine that rewrote a sentence, where several have rewritten the text; the reader's own choice has none. */
export function sentenceWriter(state: ResultState, sentence: number): string | undefined {
  const { sentences } = state.result;
  const rewritten = new Set(sentencesOfEdits(state));
  const writers = new Set([...rewritten].map((owner) => sentences[owner]?.engine).filter((engine) => engine));
  const writer = sentences[sentence]?.engine;
  if (!writer || writers.size < 2 || !rewritten.has(sentence) || state.choices[sentence]?.on) return undefined;
  return engineNames[writer];
}
