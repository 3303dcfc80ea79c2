import { rewriteMaxWaitMs, rewriteTimeoutMs, runLimits } from "@rewright/contract/limits";
import { largestHandicapMs } from "../priority/classes.ts";

// After this extra time, a reservation can only belong to a process that has ended, because no work takes that long.
const marginMs = 30_000;

/** The milliseconds for which a rewrite is reserved while the caller waits for its response. */
export const requestLeaseMs = rewriteMaxWaitMs + largestHandicapMs + rewriteTimeoutMs + marginMs;

/**
 * The milliseconds for which a background rewrite by Humanize Pro is reserved. Its time limit includes waiting, and
 * ending the rewrite may take a little longer.
 */
export const runLeaseMs = (runLimits.minutes + 2) * 60_000;
