/**
 * Returns the milliseconds of a timer that all threads of the process share. `performance.now()` starts anew in each
 * thread, so it cannot measure from one thread to another.
 */
export const sharedMs = (): number => Number(process.hrtime.bigint()) / 1e6;
