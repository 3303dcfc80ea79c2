import { CallError } from "../../api/call.ts";
import { importPart } from "../../api/import-part.ts";

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
export const loadResultView = once(async () => (await importPart(() => import("./result-view.tsx"))).default);

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
