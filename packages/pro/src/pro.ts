import type { Choice, Chunk, EngineName, Plan, Review, RewriteOptions, Writer } from "@rewright/engine";
import type { Tone } from "@rewright/engine/tones";
import type { FaultKind } from "./model/fault.ts";

/** The options for rewriting a text with Pro. */
export interface ProOptions extends RewriteOptions {
  /** The tone of the rewritten text; ignored if no language model is configured. The default is "neutral". */
  readonly tone?: Tone;
}

/** A piece of work that waits in a queue and can be cancelled. */
export interface Ticket {
  /** Aborted when the result is not needed any more. */
  readonly signal: AbortSignal;
  /** The handicap in milliseconds. Work is served in the order of its arrival time plus this handicap. */
  readonly priority: number;
}

/** The operations of the local engine that Pro needs. The server runs them on worker threads. */
export interface EngineClient<Result> {
  plan(text: string, options: RewriteOptions, ticket: Ticket): Promise<Plan>;
  review(job: ReviewJob, ticket: Ticket): Promise<Review>;
  compose(job: ComposeJob, ticket: Ticket): Promise<Result>;
  /** Rewrites a text with the local engine alone, which searches longer than in Lite for good wordings. */
  rewriteDeeper(text: string, options: RewriteOptions, ticket: Ticket): Promise<Deeper<Result>>;
}

export interface ReviewJob {
  readonly text: string;
  readonly chunk: Chunk;
  readonly answer: string;
  readonly options: RewriteOptions;
}

export interface ComposeJob {
  readonly text: string;
  readonly plan: Plan;
  /** For each chunk of the plan, the wording to use. */
  readonly choices: readonly Choice[];
}

/** A rewritten text, and the parts in which it is delivered. */
export interface Deeper<Result> {
  readonly result: Result;
  readonly parts: readonly { readonly start: number; readonly end: number; readonly text: string }[];
}

/** A finished part of a text. Parts are delivered in order, without gaps, and together make up the whole text. */
export interface Part {
  readonly index: number;
  /** The part's position in the original text. */
  readonly start: number;
  readonly end: number;
  /** The part's rewritten text. */
  readonly text: string;
  /** Who wrote the part or some of its sentences; "original" if it is unchanged. */
  readonly engine: Writer;
}

/** How one text is rewritten: its place in the queue, and the functions that are called meanwhile. */
export interface ProRun extends Ticket {
  /** Aborted when the user stops the rewriting and keeps the parts delivered so far. */
  readonly stop?: AbortSignal;
  /** The account whose cached answers may be used; undefined for a guest. */
  readonly owner: string | undefined;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  readonly onPart?: (part: Part) => void;
}

/**
 * Why the model wrote nothing for a passage: a fault of its endpoint, or a check of its answer that could not finish.
 */
export type Failure = FaultKind | "check";

export interface ProOutcome<Result> {
  readonly result: Result;
  /** "lite" if a language model is configured but none of its sentences passed the checks. */
  readonly engine: EngineName;
  /** True if the language model wrote some sentences, and the local engine wrote others that the model failed at. */
  readonly isPartlyLite: boolean;
  readonly isStopped: boolean;
  /** The number of delivered parts. */
  readonly delivered: number;
  /** True if the model answered for at least one passage, even if the answer failed the checks. */
  readonly hasAnswered: boolean;
  /** The first failure of the model, if there was one. */
  readonly failure?: Failure | undefined;
}

/**
 * Humanize Pro. With a language model, every sentence that the model writes is checked; without one, the local engine
 * searches longer.
 */
export interface Pro<Result> {
  readonly kind: "pro" | "pro_local";
  /** Rewrites a text. If the model fails, the local engine takes over. @throws the signal's abort reason */
  rewrite(text: string, options: ProOptions, run: ProRun): Promise<ProOutcome<Result>>;
}

/**
 * Limits the number of concurrent requests. Calls `work` when a slot is free, in the order of arrival plus handicap.
 */
export interface Semaphore {
  run<T>(ticket: Ticket, work: () => Promise<T>): Promise<T>;
}

/** Stores how much of the language model has been used today, summed over all processes. */
export interface Ledger {
  /** Returns the tokens and dollars used on this day in UTC. */
  spentToday(): Promise<Spent>;
  add(spent: Spent): Promise<void>;
}

export interface Spent {
  readonly tokens: number;
  readonly dollars: number;
}

/** Logs messages for the operator. A message never contains a text, a prompt, an answer or a key. */
export interface Logger {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
