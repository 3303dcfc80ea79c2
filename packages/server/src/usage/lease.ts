import { rewriteMaxWaitMs, rewriteTimeoutMs, runLimits } from "@rewright/contract/plans";
import { largestHandicapMs } from "../priority/classes.ts";

// A reservation past its lease belongs to a process that has ended, because no work runs that long.
const marginMs = 30_000;

/** Lease of a rewrite for which the caller's request waits. */
export const requestLeaseMs = rewriteMaxWaitMs + largestHandicapMs + rewriteTimeoutMs + marginMs;

/** Lease of a run of Humanize Pro. A run's time includes waiting, and ending it may take a little longer. */
export const runLeaseMs = (runLimits.minutes + 2) * 60_000;
