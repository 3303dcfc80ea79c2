import type { CallError } from "#src/api/call.ts";
import type { loadResultView } from "./load-parts.ts";
import type { Watched } from "./runs/show-run.ts";
import type { ResultState } from "./state/result-state.ts";
import { oneVersion, type Versions, whyNotAnother, withAnother, withShown } from "./versions/versions.ts";

type ResultView = Awaited<ReturnType<typeof loadResultView>>;

/** Holds the current request and the newest result. */
export interface RewriteState {
  readonly running: boolean;
  /** Set while a run of Humanize Pro is in progress. */
  readonly watched?: Watched | undefined;
  /** True if the newest run was stopped before its first paragraph was ready. */
  readonly stoppedEmpty: boolean;
  readonly error?: CallError | undefined;
  /** When rewrites are available again after the daily limit, in milliseconds since 1970. */
  readonly limitedUntil?: number | undefined;
  /** All versions of the text that were made with the same settings. */
  readonly versions?: Versions | undefined;
  /** The reason why the newest version was not added to the others. */
  readonly noOther?: string | undefined;
  /** The component that shows a result; set whenever there are versions. */
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
      /** Set for another version of the same text. */
      readonly seed: number | undefined;
      readonly ResultView: ResultView;
    }
  /** The request, or loading its code, failed. */
  | { readonly type: "failed"; readonly error: CallError; readonly limitedUntil?: number | undefined }
  /** The newest request is over, whatever its outcome, also after it was cancelled. */
  | { readonly type: "ended" }
  /** The daily limit has ended. */
  | { readonly type: "reset" }
  /** The versions saved before a reload, and their view, have loaded. */
  | { readonly type: "restored"; readonly versions: Versions; readonly ResultView: ResultView }
  | { readonly type: "edited"; readonly result: ResultState }
  | { readonly type: "shown"; readonly at: number }
  /** The texts were deleted from this device. */
  | { readonly type: "forgotten" };

/** Returns the state after an event. */
export function rewriteReducer(state: RewriteState, event: RewriteEvent): RewriteState {
  return { ...state, ...changeBy(event, state) };
}

/** Returns the fields that an event changes. */
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

/** Adds a result to the versions, unless it equals one of them. Without versions it is the first one. */
function addResult(versions: Versions | undefined, result: ResultState): Pick<RewriteState, "versions" | "noOther"> {
  if (!versions) return { versions: oneVersion(result) };
  const noOther = whyNotAnother(versions, result);
  return noOther ? { noOther } : { versions: withAnother(versions, result) };
}
