import type { Question } from "./question.ts";

/** One request to a language model's endpoint. */
interface RequestEnd {
  readonly task: Question["task"];
  /** "answered", or what kind of fault there was; "left" where the caller went away. */
  readonly outcome: string;
  readonly ms: number;
  /** Tokens, as far as they are known. */
  readonly input: number;
  readonly output: number;
}

/** Observes requests to a language model. Gets nothing of a text, a prompt or an answer. */
export interface ModelObserver {
  requested(request: RequestEnd): void;
  /** Called for each second reading, with the number of wordings found faithful and not. */
  read(verdicts: { readonly faithful: number; readonly refused: number }): void;
}
