import type {
  AlternativesOptions,
  Detection,
  Mode,
  PhraseFix,
  Report,
  RewriteOptions,
  Synonym,
  TextStyle,
} from "@rewright/engine";

/** A task of Humanize Lite, which needs the engine and nothing else. */
export type LiteTask =
  | { readonly kind: "rewrite"; readonly text: string; readonly options: RewriteOptions }
  | ({ readonly kind: "rewrite-unlike"; readonly text: string } & UnlikeOptions)
  | { readonly kind: "alternatives"; readonly sentence: string; readonly options: SuggestionOptions }
  | { readonly kind: "measure"; readonly text: string }
  | { readonly kind: "fixes"; readonly sentences: readonly string[]; readonly options: FixOptions };

export type FixOptions = Omit<RewriteOptions, "level">;

/** Maps each kind of task to its result. */
export interface LiteResults {
  readonly rewrite: Rewritten;
  readonly "rewrite-unlike": Rewritten & OtherVersion;
  readonly alternatives: Suggestions;
  readonly measure: MeasuredText;
  readonly fixes: PhraseFix[][];
}

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

export interface SuggestionOptions extends AlternativesOptions {
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

/** Holds a rewrite, the measures of both texts, and the version of the engine that wrote it. */
export interface Rewritten {
  readonly report: Report;
  readonly style: { readonly before: TextStyle; readonly after: TextStyle };
  readonly likeness: { readonly before: Detection; readonly after: Detection };
  readonly version: string;
  /** The share of the text's words that the engine's word list lacks, 0 to 1. */
  readonly unknownWords: number;
}
