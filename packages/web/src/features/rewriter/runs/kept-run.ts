import { runLimits } from "@rewright/contract/plans";
import { attempt } from "#src/api/attempt.ts";
import { runKey } from "#src/api/tool-storage.ts";
import type { Settings } from "../settings/settings.ts";

/** Holds a text for Humanize Pro to rewrite. */
export interface RunOrder {
  /** Id of the account that rewrites the text. */
  readonly account: string;
  readonly text: string;
  /** The rest of the text, which was not sent. */
  readonly rest?: string | undefined;
  readonly settings: Settings;
  /** Set if this is another version of a text that was already rewritten. */
  readonly seed?: number;
}

/** Holds a run in progress. It is saved in the session's storage, so that a reload or a lost answer loses nothing. */
export interface KeptRun extends RunOrder {
  readonly id: string;
  /** When the run was created, in milliseconds since 1970. */
  readonly at: number;
  /** True once the server has confirmed the start. */
  readonly started: boolean;
}

/** Loads the run that was watched before a reload. */
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
