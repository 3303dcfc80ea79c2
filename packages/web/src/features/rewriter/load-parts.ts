import { CallError } from "../../api/call.ts";
import { importPart } from "../../api/import-with-retry.ts";

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
export const loadResultView = once(async () => (await importPart(() => import("./result/result-view.tsx"))).default);

/** What finds the beginning of a text that fits. */
export const loadCut = once(
  async () => (await importPart(() => import("@rewright/engine/cut-after-words"))).cutAfterWords,
);

/** What says that a text is too long. */
export const loadOverLimitNotice = once(
  async () => (await importPart(() => import("./over-limit/over-limit-notice.tsx"))).OverLimitNotice,
);

/** What finds marks and invisible characters in a text, and takes them out. */
export const loadCleaners = once(async () => (await importPart(() => import("./text/cleaners.ts"))).cleaners);

/** Tone, spelling and words to keep. */
export const loadMoreOptions = once(
  async () => (await importPart(() => import("./settings/more-options.tsx"))).MoreOptions,
);

/** The texts of the examples. */
export const loadExampleTexts = once(
  async () => (await importPart(() => import("./text/example-texts.ts"))).exampleTexts,
);

/** The examples of the styles. */
export const loadStyleExample = once(
  async () => (await importPart(() => import("./settings/style-example.tsx"))).StyleExample,
);

/** What starts, watches and shows the runs of Humanize Pro. */
export const loadRuns = once(async () => {
  const [{ watchRun }, { loadRun }, { RunResult }] = await Promise.all([
    importPart(() => import("./runs/watch-run.ts")),
    importPart(() => import("./runs/kept-run.ts")),
    importPart(() => import("./runs/run-result.tsx")),
  ]);
  return { watchRun, loadRun, RunResult };
});
