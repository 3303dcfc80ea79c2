import { noConnection } from "#src/api/call.ts";
import { importWithRetry } from "#src/api/import-with-retry.ts";

/** Returns a function that loads code once and returns a part of it. After a failure, the next call tries again. */
function once<Code, Part>(fetch: () => Promise<Code>, pick: (code: Code) => Part): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return () => {
    part ??= importWithRetry(fetch).then(pick, () => {
      part = undefined;
      throw noConnection();
    });
    return part;
  };
}

/** Loads the view of the result. */
export const loadResultView = once(
  () => import("./result/result-view.tsx"),
  (code) => code.default,
);

/** Loads the function that makes the body of a request. */
export const loadRequest = once(
  () => import("./settings/to-request.ts"),
  (code) => code.toRequest,
);

/** Loads the function that finds where to cut a text that is over the word limit. */
export const loadCut = once(
  () => import("@rewright/engine/cut-after-words"),
  (code) => code.cutAfterWords,
);

/** Loads the notice that a text is over the word limit. */
export const loadOverLimitNotice = once(
  () => import("./over-limit/over-limit-notice.tsx"),
  (code) => code.OverLimitNotice,
);

/** Loads the view of the original with its formatting, and the check of its spelling and grammar. */
export const loadOriginalViews = once(
  () => import("./text/original-views.ts"),
  (code) => code,
);

/** Loads the functions that find and remove Markdown signs and invisible characters. */
export const loadCleaners = once(
  () => import("./text/cleaners.ts"),
  (code) => code.cleaners,
);

/** Loads the fields for tone, spelling and words to keep. */
export const loadMoreOptions = once(
  () => import("./settings/more-options.tsx"),
  (code) => code.MoreOptions,
);

/** Loads the example texts. */
export const loadExampleTexts = once(
  () => import("./text/example-texts.ts"),
  (code) => code.exampleTexts,
);

/** Loads the component that shows an example of a style. */
export const loadStyleExample = once(
  () => import("./settings/style-example.tsx"),
  (code) => code.StyleExample,
);

/** Loads the code for rewrites by Humanize Pro, which take minutes and show their progress. */
export const loadRuns = once(
  () => import("./runs/show-run.ts"),
  (code) => code,
);
