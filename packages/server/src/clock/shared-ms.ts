/**
 * Returns milliseconds of a timer that all threads of the process share, for durations that begin in one thread and end
 * in another: `performance.now()` counts from each thread's start.
 */
export const sharedMs = (): number => Number(process.hrtime.bigint()) / 1e6;
