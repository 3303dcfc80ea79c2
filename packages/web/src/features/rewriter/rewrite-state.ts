import type { CallError } from "#src/api/call.ts";
import type { loadResultView } from "./load-parts.ts";
import type { Watched } from "./runs/show-run.ts";
import type { ResultState } from "./state/result-state.ts";
import { oneVersion, type Versions, whyNotAnother, withAnother, withShown } from "./versions/versions.ts";

type ResultView = Awaited<ReturnType<typeof loadResultView>>;

/** The state of the current request, and the latest result with its versions. */
export interface RewriteState {
  readonly running: boolean;
  /** The progress of a rewrite by Humanize Pro. Undefined if none is in progress. */
  readonly watched?: Watched | undefined;
  /** True if the latest rewrite was stopped before its first paragraph was finished. */
  readonly stoppedEmpty: boolean;
  readonly error?: CallError | undefined;
  /** The time from which rewrites are available again after the daily limit, in milliseconds since 1970. */
  readonly limitedUntil?: number | undefined;
  /** The versions of the text that were rewritten with the same settings. */
  readonly versions?: Versions | undefined;
  /** The reason why the latest version was not added to the others. */
  readonly noOther?: string | undefined;
  /** The component that shows a result. It is set whenever there are versions. */
  readonly ResultView?: ResultView;
}

export const initialRewrite: RewriteState = { running: false, stoppedEmpty: false };

export type RewriteEvent =
  | { readonly type: "started" }
  | { readonly type: "watched"; readonly watched: Watched }
  | { readonly type: "stoppedEmpty" }
  | {
      readonly type: "rewritten";
      readonly result: ResultState;
      /** The seed, if another version of the same text was requested. */
      readonly seed: number | undefined;
      readonly ResultView: ResultView;
    }
  /** The request failed, or the code to show its result could not be loaded. */
  | { readonly type: "failed"; readonly error: CallError; readonly limitedUntil?: number | undefined }
  /** The latest request is over, because it succeeded, failed or was cancelled. */
  | { readonly type: "ended" }
  /** Rewrites are available again after the daily limit. */
  | { readonly type: "reset" }
  /** The versions saved before a reload, and the code that shows them, are loaded. */
  | { readonly type: "restored"; readonly versions: Versions; readonly ResultView: ResultView }
  | { readonly type: "edited"; readonly result: ResultState }
  | { readonly type: "shown"; readonly at: number }
  /** The texts were deleted from this browser. */
  | { readonly type: "forgotten" };

/** Returns the state after an event. */
export function rewriteReducer(state: RewriteState, event: RewriteEvent): RewriteState {
  return { ...state, ...changeBy(event, state) };
}

/** Returns the fields of the state that an event changes. */
function changeBy(event: RewriteEvent, { versions, error, limitedUntil }: RewriteState): Partial<RewriteState> {
  switch (event.type) {
    case "started":
      return { running: true, error: undefined, stoppedEmpty: false, noOther: undefined };
    case "watched":
      return { watched: event.watched };
    case "stoppedEmpty":
      return { stoppedEmpty: true };
    case "rewritten":
      return {
        ResultView: event.ResultView,
        ...addResult(event.seed === undefined ? undefined : versions, event.result),
      };
    case "failed":
      return { error: event.error, limitedUntil: event.limitedUntil ?? limitedUntil };
    case "ended":
      return { running: false, watched: undefined };
    case "reset":
      return { limitedUntil: undefined, error: error?.code === "daily_limit_reached" ? undefined : error };
    case "restored":
      return { versions: versions ?? event.versions, ResultView: event.ResultView };
    case "edited":
      return { versions: versions && withShown(versions, event.result) };
    case "shown":
      return { versions: versions && { ...versions, at: event.at } };
    case "forgotten":
      return { versions: undefined, error: undefined };
  }
}

/** Adds a result to the versions, unless its text equals one of them. Without versions it becomes the first. */
function addResult(versions: Versions | undefined, result: ResultState): Pick<RewriteState, "versions" | "noOther"> {
  if (!versions) return { versions: oneVersion(result) };
  const noOther = whyNotAnother(versions, result);
  return noOther ? { noOther } : { versions: withAnother(versions, result) };
}
