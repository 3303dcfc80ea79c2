import type { Bead, Mode } from "@rewright/engine";
import { ModelFault } from "../model/fault.ts";
import type { LanguageModel } from "../model/language-model.ts";
import type { Question } from "../model/question.ts";
import type { ProRun } from "../pro.ts";
import { type Pair, readingForm, readingPrompt, readVerdicts, type Verdict } from "../prompts/reading.ts";
import { newNonce } from "./request-values.ts";

/** The most tokens of one verdict in JSON. The differences that the model names are short. */
const tokensForPair = 80;
const tokensForThought = 512;

/**
 * Asks the model whether wordings mean the same as their sources, in a conversation without the request to rewrite (the
 * "second reading").
 */
export interface SecondReader {
  /**
   * Returns one verdict for each wording, in order, or undefined if the model gives no answer.
   *
   * @throws the signal's abort reason
   */
  read(
    wordings: readonly Pick<Bead, "source" | "text">[],
    seed: number,
    run: Pick<ProRun, "owner" | "priority">,
    signal: AbortSignal,
  ): Promise<Verdict[] | undefined>;
}

/** Creates the second reader for texts that are rewritten in `mode`. */
export function createSecondReader(model: LanguageModel, mode: Mode): SecondReader {
  return {
    async read(wordings, seed, { owner, priority }, signal) {
      if (wordings.length === 0) return [];
      const pairs = wordings.map(({ source, text }): Pair => ({ source: oneLine(source), new: oneLine(text) }));
      try {
        const answer = await model.ask(questionOf(pairs, seed, mode), { owner, priority, signal });
        const verdicts = readVerdicts(answer, pairs.length);
        const faithful = verdicts.filter(({ isFaithful }) => isFaithful).length;
        model.observer?.read({ faithful, refused: verdicts.length - faithful });
        return verdicts;
      } catch (error) {
        if (!(error instanceof ModelFault)) throw error;
        // The model answered, but not in a readable format.
        return error.kind === "unusable" || error.kind === "absurd" ? readVerdicts("", pairs.length) : undefined;
      }
    },
  };
}

function questionOf(pairs: readonly Pair[], seed: number, mode: Mode): Question {
  const nonce = newNonce();
  return {
    task: "check",
    messages: readingPrompt(pairs, nonce, mode),
    nonce,
    seed,
    temperature: 0,
    maxTokens: pairs.length * tokensForPair + tokensForThought,
    form: readingForm,
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
