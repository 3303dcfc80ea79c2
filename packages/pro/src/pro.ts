import type { Choice, Chunk, EngineName, Plan, Review, RewriteOptions, Writer } from "@rewright/engine";
import type { Tone } from "@rewright/engine/tones";
import type { FaultKind } from "./model/fault.ts";

/** The options for rewriting a text with Pro. */
export interface ProOptions extends RewriteOptions {
  /** Used by a language model only. Default "neutral". */
  readonly tone?: Tone;
}

/** The queue position and cancellation of a piece of work. */
export interface Ticket {
  /** Aborted when the result is not needed any more. */
  readonly signal: AbortSignal;
  /** The handicap in milliseconds: work is served in the order of its arrival plus this time. */
  readonly priority: number;
}

/** Runs the local engine's part of the work; the server does it on worker threads. */
export interface EngineClient<Result> {
  plan(text: string, options: RewriteOptions, ticket: Ticket): Promise<Plan>;
  review(job: ReviewJob, ticket: Ticket): Promise<Review>;
  compose(job: ComposeJob, ticket: Ticket): Promise<Result>;
  /** Rewrites with the local engine and a deeper search. */
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
  /** The choice for each chunk of the plan. */
  readonly choices: readonly Choice[];
}

/** A result with the parts in which it is delivered. */
export interface Deeper<Result> {
  readonly result: Result;
  readonly parts: readonly { readonly start: number; readonly end: number; readonly text: string }[];
}

/** A finished part of a text. Parts are delivered in order; they adjoin and together make up the whole text. */
export interface Part {
  readonly index: number;
  /** Offsets in the original. */
  readonly start: number;
  readonly end: number;
  /** The text in the result. */
  readonly text: string;
  /** The writer of the part or of some of its sentences; "original" if it is unchanged. */
  readonly engine: Writer;
}

/** The context of rewriting one text. */
export interface ProRun extends Ticket {
  /** Aborted when the user stops the run and keeps the delivered parts. */
  readonly stop?: AbortSignal;
  /** The account whose cached answers may be used. */
  readonly owner: string | undefined;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  readonly onPart?: (part: Part) => void;
}

/** Why the model gave nothing for a passage: a fault of its endpoint, or a failed check. */
export type Failure = FaultKind | "check";

export interface ProOutcome<Result> {
  readonly result: Result;
  /** "lite" if a language model is configured and wrote nothing that passed. */
  readonly engine: EngineName;
  /** True if the language model wrote some sentences, and the local engine others in its place. */
  readonly isPartlyLite: boolean;
  readonly isStopped: boolean;
  /** The number of delivered parts. */
  readonly delivered: number;
  /** True if the model answered for some passage, even if the answer failed. */
  readonly hasAnswered: boolean;
  /** The first failure, if any. */
  readonly failure?: Failure | undefined;
}

/** Humanize Pro: a language model whose every sentence is checked, or the local engine with a deeper search. */
export interface Pro<Result> {
  readonly kind: "pro" | "pro_local";
  /** @throws the signal's abort reason; faults of the model or its endpoint never reject */
  rewrite(text: string, options: ProOptions, run: ProRun): Promise<ProOutcome<Result>>;
}

/** Limits concurrent requests: `work` begins when a slot is free, in the order of arrival and handicap. */
export interface Semaphore {
  run<T>(ticket: Ticket, work: () => Promise<T>): Promise<T>;
}

/** Stores what the model has used today, for all processes. */
export interface Ledger {
  /** Returns the tokens and dollars of this day, in UTC. */
  spentToday(): Promise<Spent>;
  add(spent: Spent): Promise<void>;
}

export interface Spent {
  readonly tokens: number;
  readonly dollars: number;
}

/** Logs messages for the operator. They never contain a text, a prompt, an answer or a key. */
export interface Logger {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
