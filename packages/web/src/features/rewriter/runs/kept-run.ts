import { runLimits } from "@rewright/contract/limits";
import { attempt } from "#src/api/attempt.ts";
import { runKey } from "#src/api/tool-storage.ts";
import type { Settings } from "../settings/settings.ts";

/** A text that Humanize Pro is asked to rewrite, with its settings. */
export interface RunOrder {
  /** The id of the account that requests the rewrite. */
  readonly account: string;
  readonly text: string;
  /** The rest of the text, which is over the word limit and was not sent. */
  readonly rest?: string | undefined;
  readonly settings: Settings;
  /** The seed, if this is another version of a text that was already rewritten. */
  readonly seed?: number;
}

/** A rewrite in progress. It is saved in the session storage, so that a reload or a lost response loses nothing. */
export interface KeptRun extends RunOrder {
  readonly id: string;
  /** The time at which the rewrite was requested, in milliseconds since 1970. */
  readonly at: number;
  /** True once the server has confirmed the start. */
  readonly started: boolean;
}

/** Loads the rewrite for which the page was waiting before a reload. */
export function loadRun(): KeptRun | undefined {
  const run = attempt(() => JSON.parse(sessionStorage.getItem(runKey) ?? "null") as KeptRun | null);
  if (typeof run?.id !== "string" || typeof run.text !== "string" || !run.settings) return undefined;
  // An old run without an answer is not sent again: it would use up a rewrite that is no longer wanted.
  const isLate = Date.now() - run.at > runLimits.keptMinutes * 60_000;
  return isLate && !run.started ? undefined : run;
}

export function keepRun(run: KeptRun): void {
  attempt(() => sessionStorage.setItem(runKey, JSON.stringify(run)));
}
