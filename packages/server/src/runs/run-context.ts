import { runLimits } from "@rewright/contract/limits";
import { createSharedSlots, type SharedSlots } from "../attempts/shared-slots.ts";
import type { GrammarPool } from "../grammar/grammar-pool.ts";
import { createRequestCipher, type RequestCipher } from "../idempotency/request-cipher.ts";
import type { RewritingDeps } from "../rewriting/rewrite-for.ts";
import { createLeaseKeeper, type LeaseKeeper } from "./keep-leases.ts";
import { createNotifier, type Notifier } from "./notifier.ts";
import { createRunCipher, type RunCipher } from "./run-cipher.ts";
import type { RunKey } from "./store.ts";

export type RunDeps = RewritingDeps & { readonly grammar: GrammarPool };

/** Holds a background rewrite that this process works on. */
export interface ActiveRun {
  /** Aborted when the user stops the rewrite. */
  readonly stopping: AbortController;
  /** Aborted when the rewrite cannot continue, with the reason. */
  readonly ending: AbortController;
  /** Resolves when the rewrite has ended. */
  readonly over: Promise<void>;
}

/** Holds the database, clock, engine and other services that all functions for background rewrites use. */
export interface RunContext extends RunDeps {
  readonly cipher: RunCipher;
  readonly requestCipher: RequestCipher;
  readonly notifier: Notifier;
  /** The background rewrites that this process works on. The key is the result of `nameOf`. */
  readonly active: Map<string, ActiveRun>;
  readonly leases: LeaseKeeper;
  /** The open event streams of each account, counted over all servers. */
  readonly streamSlots: SharedSlots;
  /** Aborted when the server stops. */
  readonly closing: AbortController;
}

export function createRunContext(deps: RunDeps): RunContext {
  const made = {
    cipher: createRunCipher(deps.secrets),
    requestCipher: createRequestCipher(deps.secrets),
    notifier: createNotifier(),
    leases: createLeaseKeeper(deps),
    active: new Map(),
    streamSlots: createSharedSlots(deps),
    closing: new AbortController(),
  };
  return { ...deps, ...made };
}

/** Returns the text that identifies a background rewrite in `active` and in notifications. */
export const nameOf = ({ userId, id }: RunKey) => `${userId} ${id}`;

/** Parses a text that `nameOf` returned. */
export function keyOf(name: string): RunKey {
  const [userId = "", id = ""] = name.split(" ");
  return { userId, id };
}

/** Returns the time before which a background rewrite must have ended to be deleted. */
export const keptSince = (now: Date) => new Date(now.getTime() - runLimits.keptMinutes * 60_000);
