import type { Ledger, Logger, Semaphore } from "../pro.ts";
import type { ModelSettings } from "../settings.ts";
import type { Question } from "./question.ts";

/** Describes a finished request to a language model's endpoint. */
interface RequestEnd {
  readonly task: Question["task"];
  /** "answered", the kind of fault, or "left" if the caller cancelled the request. */
  readonly outcome: string;
  readonly ms: number;
  /** The tokens of the request, 0 where the number is unknown. */
  readonly input: number;
  readonly output: number;
}

/** Gets statistics of the requests to a language model, but nothing of a text, a prompt or an answer. */
export interface ModelObserver {
  requested(request: RequestEnd): void;
  /**
   * Records how many rewritten sentences the model, asked to compare them with the original, found faithful and not
   * faithful.
   */
  read(verdicts: { readonly faithful: number; readonly refused: number }): void;
}

/** What a language model needs besides its endpoints, such as a log and a clock. */
export interface ModelDeps {
  readonly settings: ModelSettings;
  readonly semaphore: Semaphore;
  readonly ledger: Ledger;
  readonly logger: Logger;
  readonly observer?: ModelObserver | undefined;
  /** Returns the milliseconds since 1970. */
  readonly now: () => number;
}
