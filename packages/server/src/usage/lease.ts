import { rewriteMaxWaitMs, rewriteTimeoutMs, runLimits } from "@rewright/contract/plans";
import { largestHandicapMs } from "../priority/classes.ts";

// A reservation that outlives its lease belongs to a process that is gone: nothing runs so long.
const marginMs = 30_000;

/** For what a request rewrites while its caller waits. */
export const requestLeaseMs = rewriteMaxWaitMs + largestHandicapMs + rewriteTimeoutMs + marginMs;

/** For what Humanize Pro rewrites; waiting is part of a run's time, and ending it may take a moment. */
export const runLeaseMs = (runLimits.minutes + 2) * 60_000;
