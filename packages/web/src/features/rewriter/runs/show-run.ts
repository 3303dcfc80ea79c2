import type { HumanizeResult } from "@rewright/contract/rewriting";
import { RunResult } from "./run-result.tsx";
import type { RunView } from "./run-view.ts";
import { watchRun } from "./watch-run.ts";

export { loadRun } from "./kept-run.ts";

/** The progress of a rewrite by Humanize Pro, and the component that shows it. */
export interface Watched {
  readonly account: string;
  readonly view: RunView;
  readonly RunResult: typeof RunResult;
  readonly stop: () => void;
}

/**
 * Starts a rewrite by Humanize Pro, or continues to wait for one, and reports its progress with the component that
 * shows it.
 *
 * @returns the result, or undefined if it was stopped before anything was finished
 * @throws CallError
 */
export function showRun(
  run: Parameters<typeof watchRun>[0],
  signal: AbortSignal,
  onProgress: (watched: Watched) => void,
): Promise<HumanizeResult | undefined> {
  const stop = new AbortController();
  const onView = (view: RunView) => onProgress({ account: run.account, view, RunResult, stop: () => stop.abort() });
  return watchRun(run, { signal, stop: stop.signal, onView });
}
