import { CallError } from "#src/api/call.ts";
import { importWithRetry } from "#src/api/import-with-retry.ts";

/** Wraps a loader so that its code is fetched once. A failed fetch is repeated at the next call. */
function once<Part>(fetch: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return () => {
    part ??= fetch().catch(() => {
      part = undefined;
      throw new CallError("no_connection", "Network error - please check your connection");
    });
    return part;
  };
}

/** Loads the view of the result. */
export const loadResultView = once(
  async () => (await importWithRetry(() => import("./result/result-view.tsx"))).default,
);

/** Loads the function that finds where a text has to be cut to fit the word limit. */
export const loadCut = once(
  async () => (await importWithRetry(() => import("@rewright/engine/cut-after-words"))).cutAfterWords,
);

/** Loads the notice that a text is over the word limit. */
export const loadOverLimitNotice = once(
  async () => (await importWithRetry(() => import("./over-limit/over-limit-notice.tsx"))).OverLimitNotice,
);

/** Loads the view of the original with its formatting. */
export const loadFormattedOriginal = once(
  async () => (await importWithRetry(() => import("./formatted/formatted-original.tsx"))).FormattedOriginal,
);

/** Loads the functions that find and remove Markdown marks and invisible characters. */
export const loadCleaners = once(async () => (await importWithRetry(() => import("./text/cleaners.ts"))).cleaners);

/** Loads the fields for tone, spelling and words to keep. */
export const loadMoreOptions = once(
  async () => (await importWithRetry(() => import("./settings/more-options.tsx"))).MoreOptions,
);

/** Loads the example texts. */
export const loadExampleTexts = once(
  async () => (await importWithRetry(() => import("./text/example-texts.ts"))).exampleTexts,
);

/** Loads the component that shows an example of a style. */
export const loadStyleExample = once(
  async () => (await importWithRetry(() => import("./settings/style-example.tsx"))).StyleExample,
);

/** Loads the code that starts, watches and shows runs of Humanize Pro. */
export const loadRuns = once(async () => {
  const [{ watchRun }, { loadRun }, { RunResult }] = await Promise.all([
    importWithRetry(() => import("./runs/watch-run.ts")),
    importWithRetry(() => import("./runs/kept-run.ts")),
    importWithRetry(() => import("./runs/run-result.tsx")),
  ]);
  return { watchRun, loadRun, RunResult };
});
