/**
 * The megabytes of each half of the space for new objects in the server's process. By default it is many times larger,
 * and fills with what is no longer used before V8 cleans it; rewriting is no slower with this one.
 */
const newSpaceMb = 2;

/** Options of Node for the server's process, which do not work for a process that runs already. */
export const memoryOptions: readonly string[] = [`--max-semi-space-size=${newSpaceMb}`];

/** Variables of the environment for the server's process: glibc reserves memory for each thread otherwise. */
export const memoryVariables = { MALLOC_ARENA_MAX: "2" } as const;

/** Limits of a worker thread. V8 uses three halves for new objects. */
export const workerLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 3 * newSpaceMb } as const;
