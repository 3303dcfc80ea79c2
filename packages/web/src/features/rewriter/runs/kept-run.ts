import { runLimits } from "@rewright/contract/plans";
import { attempt } from "#src/api/attempt.ts";
import { runKey } from "#src/api/tool-storage.ts";
import type { Settings } from "../settings/settings.ts";

/** A text that Humanize Pro is to rewrite. */
export interface RunOrder {
  /** Whose it is. */
  readonly account: string;
  readonly text: string;
  /** What came after the text and was not sent. */
  readonly rest?: string | undefined;
  readonly settings: Settings;
  /** There where another version of a text is asked for that was rewritten before. */
  readonly seed?: number;
}

/** A run on its way, kept in the session's storage so that a reload and a lost answer cost nothing. */
export interface KeptRun extends RunOrder {
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** The server has said that it runs. */
  readonly started: boolean;
}

/** The run that was watched before a reload. */
export function loadRun(): KeptRun | undefined {
  const run = attempt(() => JSON.parse(sessionStorage.getItem(runKey) ?? "null") as KeptRun | null);
  if (typeof run?.id !== "string" || typeof run.text !== "string" || !run.settings) return undefined;
  // What was never answered, and is asked for again much later, would be a use that nobody wants any more.
  const isLate = Date.now() - run.at > runLimits.keptMinutes * 60_000;
  return isLate && !run.started ? undefined : run;
}

export function keepRun(run: KeptRun): void {
  attempt(() => sessionStorage.setItem(runKey, JSON.stringify(run)));
}
