import type { Choice, Chunk, EngineName, Plan, Review, RewriteOptions, Writer } from "@rewright/engine";
import type { Tone } from "@rewright/engine/tones";
import type { FaultKind } from "./model/fault.ts";

/** How a text is to be rewritten by Pro. */
export interface ProOptions extends RewriteOptions {
  /** For a language model alone; the local engine's sentences have none. Default "neutral". */
  readonly tone?: Tone;
}

/** The queue entry of a piece of work. */
export interface Ticket {
  /** Cancels the rewrite. */
  readonly signal: AbortSignal;
  /** Milliseconds added to the arrival time, by which later requests may be served first. */
  readonly priority: number;
}

/** The part of the work that needs a processor and no network; the server does it on worker threads. */
export interface EngineClient<Result> {
  plan(text: string, options: RewriteOptions, ticket: Ticket): Promise<Plan>;
  review(job: ReviewJob, ticket: Ticket): Promise<Review>;
  compose(job: ComposeJob, ticket: Ticket): Promise<Result>;
  /** The local engine, searching deeper. */
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
  /** For each chunk of the plan. */
  readonly choices: readonly Choice[];
}

/** A result with the stretches in which it is delivered. */
export interface Deeper<Result> {
  readonly result: Result;
  readonly parts: readonly { readonly start: number; readonly end: number; readonly text: string }[];
}

/** A finished stretch of a text. Parts are delivered in order; they adjoin, and together they are the whole text. */
export interface Part {
  readonly index: number;
  /** In the original. */
  readonly start: number;
  readonly end: number;
  /** As it is in the result. */
  readonly text: string;
  /** Who wrote it, or some of its sentences; "original" where it is unchanged. */
  readonly engine: Writer;
}

/** One text on its way through Pro. */
export interface ProRun extends Ticket {
  /** Ends the rewrite early: keep what has been delivered. */
  readonly stop?: AbortSignal;
  /** Answers may be cached for this id alone. */
  readonly owner: string | undefined;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  readonly onPart?: (part: Part) => void;
}

/** Why a passage has no answer: a fault of the endpoint, or a failed check. */
export type Failure = FaultKind | "check";

export interface ProOutcome<Result> {
  readonly result: Result;
  /** "lite" where a language model is configured and wrote nothing that could be taken. */
  readonly engine: EngineName;
  /** A language model wrote some sentences, and the local engine had to write others. */
  readonly isPartlyLite: boolean;
  readonly isStopped: boolean;
  /** Parts that were delivered. */
  readonly delivered: number;
  /** The model answered for some passage, whatever became of the answer. */
  readonly hasAnswered: boolean;
  /** The first failure, where there was one. */
  readonly failure?: Failure | undefined;
}

/** The paid engine: a language model with checks, or the local engine's deeper search. */
export interface Pro<Result> {
  readonly kind: "pro" | "pro_local";
  /** @throws what the signal was aborted with; nothing that a model or its endpoint does makes it fail */
  rewrite(text: string, options: ProOptions, run: ProRun): Promise<ProOutcome<Result>>;
}

/** Semaphore at the model: `work` begins when one is free, in the order of arrival plus delay. */
export interface Semaphore {
  run<T>(ticket: Ticket, work: () => Promise<T>): Promise<T>;
}

/** The model's usage today, shared by all processes. */
export interface Ledger {
  /** Tokens and dollars of this day, in UTC. */
  spentToday(): Promise<Spent>;
  add(spent: Spent): Promise<void>;
}

export interface Spent {
  readonly tokens: number;
  readonly dollars: number;
}
