import type {
  Choice,
  Detection,
  Mode,
  PhraseFix,
  Plan,
  Report,
  Review,
  RewriteOptions,
  Synonym,
  TextStyle,
} from "@rewright/engine";
import type { Deeper, ReviewJob } from "@rewright/pro";

/** A task that a worker thread does. */
export type EngineRequest =
  | { readonly kind: "rewrite"; readonly text: string; readonly options: RewriteOptions }
  | ({ readonly kind: "rewrite-unlike"; readonly text: string } & UnlikeOptions)
  | { readonly kind: "alternatives"; readonly sentence: string; readonly options: SuggestionOptions }
  | { readonly kind: "measure"; readonly text: string }
  | { readonly kind: "fixes"; readonly sentences: readonly string[]; readonly options: FixOptions }
  | { readonly kind: "plan"; readonly text: string; readonly options: RewriteOptions }
  | ({ readonly kind: "review" } & ReviewJob)
  | { readonly kind: "compose"; readonly text: string; readonly plan: Plan; readonly choices: readonly Choice[] }
  | { readonly kind: "deeper"; readonly text: string; readonly options: RewriteOptions }
  | { readonly kind: "ready" };

export type FixOptions = Omit<RewriteOptions, "level">;

/** Maps each kind of task to its result. */
interface Results {
  readonly rewrite: Rewritten;
  readonly "rewrite-unlike": Rewritten & OtherVersion;
  readonly alternatives: Suggestions;
  readonly measure: MeasuredText;
  readonly fixes: PhraseFix[][];
  readonly plan: Plan;
  readonly review: Review;
  readonly compose: Rewritten;
  readonly deeper: Deeper<Rewritten>;
  readonly ready: true;
}
export type EngineResult<Kind extends EngineRequest["kind"]> = Results[Kind];

export type EngineTask = EngineRequest & {
  /** Shared memory in which the worker stores the time in milliseconds when it starts the task. 0 until then. */
  readonly startedAt: Float64Array;
};

export interface UnlikeOptions {
  readonly options: RewriteOptions & { readonly seed: number };
  /** Seeds of versions that the user already has. */
  readonly unlike: readonly number[];
}

/** Holds whether another version was found, and its seed. */
export interface OtherVersion {
  readonly seed: number;
  readonly isNew: boolean;
}

export interface SuggestionOptions {
  readonly mode: Mode;
  readonly seed: number;
  /** Versions of the sentence for whose words synonyms are wanted. */
  readonly wordings: readonly string[];
}

/** Holds alternatives for a sentence, and synonyms for the words of each version of it. */
export interface Suggestions {
  readonly alternatives: string[];
  readonly synonyms: Synonym[][];
}

/** Holds the AI score and the style statistics of a text. */
export interface MeasuredText {
  readonly style: TextStyle;
  readonly likeness: Detection;
}

/** Holds a rewrite and the engine's version, because only the worker threads load the engine. */
export interface Rewritten {
  readonly report: Report;
  readonly style: { readonly before: TextStyle; readonly after: TextStyle };
  readonly likeness: { readonly before: Detection; readonly after: Detection };
  readonly version: string;
  /** The share of the text's words that the engine's word list lacks, 0 to 1. */
  readonly unknownWords: number;
}
