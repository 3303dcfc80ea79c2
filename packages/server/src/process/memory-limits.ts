/**
 * Megabytes of each half of V8's memory for new objects in the server's process. The default is many times larger and
 * fills with garbage before V8 cleans it. Rewriting is not slower with this value.
 */
const newSpaceMb = 2;

/** Node.js options for the server's process. They must be set when the process starts. */
export const memoryOptions: readonly string[] = [`--max-semi-space-size=${newSpaceMb}`];

/** Environment variables for the server's process. Without them, glibc reserves separate memory for each thread. */
export const memoryVariables = { MALLOC_ARENA_MAX: "2" } as const;

/** Memory limits of a worker thread. V8's memory for new objects has three halves of this size. */
export const workerLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 3 * newSpaceMb } as const;
