import { CallError } from "#src/api/call.ts";
import { importWithRetry } from "#src/api/import-with-retry.ts";

/** Code that the first screen does without, fetched once; a failure is not remembered. */
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

/** The result's view. */
export const loadResultView = once(
  async () => (await importWithRetry(() => import("./result/result-view.tsx"))).default,
);

/** What finds the beginning of a text that fits. */
export const loadCut = once(
  async () => (await importWithRetry(() => import("@rewright/engine/cut-after-words"))).cutAfterWords,
);

/** What says that a text is too long. */
export const loadOverLimitNotice = once(
  async () => (await importWithRetry(() => import("./over-limit/over-limit-notice.tsx"))).OverLimitNotice,
);

/** The original with its formatting. */
export const loadFormattedOriginal = once(
  async () => (await importWithRetry(() => import("./formatted/formatted-original.tsx"))).FormattedOriginal,
);

/** What finds marks and invisible characters in a text, and takes them out. */
export const loadCleaners = once(async () => (await importWithRetry(() => import("./text/cleaners.ts"))).cleaners);

/** Tone, spelling and words to keep. */
export const loadMoreOptions = once(
  async () => (await importWithRetry(() => import("./settings/more-options.tsx"))).MoreOptions,
);

/** The texts of the examples. */
export const loadExampleTexts = once(
  async () => (await importWithRetry(() => import("./text/example-texts.ts"))).exampleTexts,
);

/** The examples of the styles. */
export const loadStyleExample = once(
  async () => (await importWithRetry(() => import("./settings/style-example.tsx"))).StyleExample,
);

/** What starts, watches and shows the runs of Humanize Pro. */
export const loadRuns = once(async () => {
  const [{ watchRun }, { loadRun }, { RunResult }] = await Promise.all([
    importWithRetry(() => import("./runs/watch-run.ts")),
    importWithRetry(() => import("./runs/kept-run.ts")),
    importWithRetry(() => import("./runs/run-result.tsx")),
  ]);
  return { watchRun, loadRun, RunResult };
});
