import { runLimits } from "@rewright/contract/plans";
import type { RewritingDeps } from "../rewriting/rewrite-for.ts";
import { createNotifier, type Notifier } from "./notifier.ts";
import { createRunCipher, type RunCipher } from "./run-cipher.ts";
import type { RunKey } from "./store.ts";

export type RunDeps = RewritingDeps;

/** A run that this process works on. */
export interface ActiveRun {
  /** Aborted when whoever started it wants no more. */
  readonly stopping: AbortController;
  /** Aborted with the reason why it cannot go on. */
  readonly ending: AbortController;
  /** Resolves when it is over. */
  readonly over: Promise<void>;
}

/** What everything about runs takes. */
export interface RunContext extends RunDeps {
  readonly cipher: RunCipher;
  readonly notifier: Notifier;
  /** By name. */
  readonly active: Map<string, ActiveRun>;
  /** Aborted when the server stops. */
  readonly closing: AbortController;
}

export function createRunContext(deps: RunDeps): RunContext {
  const made = {
    cipher: createRunCipher(deps.secret),
    notifier: createNotifier(),
    active: new Map(),
    closing: new AbortController(),
  };
  return { ...deps, ...made };
}

/** What a run is called in this process. */
export const nameOf = ({ userId, id }: RunKey) => `${userId} ${id}`;

/** Runs that ended before it are over. */
export const keptSince = (now: Date) => new Date(now.getTime() - runLimits.keptMinutes * 60_000);
