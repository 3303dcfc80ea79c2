import { CallError } from "../../api/call.ts";

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
export const loadResultView = once(() => import("./result-view.tsx").then((module) => module.default));

/** What starts, watches and shows the runs of Humanize Pro. */
export const loadRuns = once(async () => {
  const [{ watchRun }, { loadRun }, { RunResult }] = await Promise.all([
    import("./runs/watch-run.ts"),
    import("./runs/kept-run.ts"),
    import("./runs/run-result.tsx"),
  ]);
  return { watchRun, loadRun, RunResult };
});
