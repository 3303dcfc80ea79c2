import { runLimits } from "@rewright/contract/plans";
import type { RewritingDeps } from "../rewriting/rewrite-for.ts";
import { createLeaseKeeper, type LeaseKeeper } from "./keep-leases.ts";
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
  readonly leases: LeaseKeeper;
  /** Number of open streams in this process by account. */
  readonly streams: Map<string, number>;
  /** Aborted when the server stops. */
  readonly closing: AbortController;
}

export function createRunContext(deps: RunDeps): RunContext {
  const made = {
    cipher: createRunCipher(deps.secrets),
    notifier: createNotifier(),
    leases: createLeaseKeeper(deps),
    active: new Map(),
    streams: new Map(),
    closing: new AbortController(),
  };
  return { ...deps, ...made };
}

/** Returns the key of a run in `active` and of its notifications. */
export const nameOf = ({ userId, id }: RunKey) => `${userId} ${id}`;

/** Returns the run with this name. */
export function keyOf(name: string): RunKey {
  const [userId = "", id = ""] = name.split(" ");
  return { userId, id };
}

/** Returns the time before which a run must have ended to be deleted. */
export const keptSince = (now: Date) => new Date(now.getTime() - runLimits.keptMinutes * 60_000);
