import { runLimits } from "@rewright/contract/plans";
import type { RewritingDeps } from "../rewriting/rewrite-for.ts";
import { createNotifier, type Notifier } from "./notifier.ts";
import { createRunCipher, type RunCipher } from "./run-cipher.ts";
import type { RunKey } from "./store.ts";

export type RunDeps = RewritingDeps;

/** Holds a run that this process works on. */
export interface ActiveRun {
  /** Aborted when the account stops the run. */
  readonly stopping: AbortController;
  /** Aborted with the reason why the run cannot go on. */
  readonly ending: AbortController;
  /** Resolves when the run has ended. */
  readonly over: Promise<void>;
}

/** Holds the dependencies of all functions for runs. */
export interface RunContext extends RunDeps {
  readonly cipher: RunCipher;
  readonly notifier: Notifier;
  /** Active runs by `nameOf` their key. */
  readonly active: Map<string, ActiveRun>;
  /** Aborted when the server stops. */
  readonly closing: AbortController;
}

export function createRunContext(deps: RunDeps): RunContext {
  const made = {
    cipher: createRunCipher(deps.secrets),
    notifier: createNotifier(),
    active: new Map(),
    closing: new AbortController(),
  };
  return { ...deps, ...made };
}

/** Returns the key of a run in `active`. */
export const nameOf = ({ userId, id }: RunKey) => `${userId} ${id}`;

/** Returns the time before which a run must have ended to be deleted. */
export const keptSince = (now: Date) => new Date(now.getTime() - runLimits.keptMinutes * 60_000);
