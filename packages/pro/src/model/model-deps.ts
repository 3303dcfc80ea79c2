import type { Ledger, Logger, Semaphore } from "../pro.ts";
import type { ModelSettings } from "../settings.ts";
import type { Question } from "./question.ts";

/** Describes a finished request to a language model's endpoint. */
interface RequestEnd {
  readonly task: Question["task"];
  /** "answered", the kind of fault, or "left" if the caller left. */
  readonly outcome: string;
  readonly ms: number;
  /** Tokens, as far as they are known. */
  readonly input: number;
  readonly output: number;
}

/** Records requests to a language model. It gets nothing of a text, a prompt or an answer. */
export interface ModelObserver {
  requested(request: RequestEnd): void;
  /** Records a second reading, with the number of wordings found faithful and not. */
  read(verdicts: { readonly faithful: number; readonly refused: number }): void;
}

/** The dependencies of a language model besides its endpoints. */
export interface ModelDeps {
  readonly settings: ModelSettings;
  readonly semaphore: Semaphore;
  readonly ledger: Ledger;
  readonly logger: Logger;
  readonly observer?: ModelObserver | undefined;
  /** Returns the milliseconds since 1970. */
  readonly now: () => number;
}
