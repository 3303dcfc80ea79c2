/**
 * Megabytes of each half of V8's memory for new objects in the server's process. The default is many times larger and
 * fills with garbage before V8 cleans it. Rewriting is not slower with this value.
 */
const newSpaceMb = 2;

/** Node.js options for the server's process. They must be set when the process starts. */
export const memoryOptions: readonly string[] = [`--max-semi-space-size=${newSpaceMb}`];

/** Bytes from which glibc maps an allocation by itself, so that the system gets the memory back when it is freed. */
const mappedFromBytes = "65536";

/**
 * Environment variables for the server's process. Without them, glibc reserves separate memory for each thread, and
 * keeps the memory of large buffers that were freed: after the first one, it raises the size from which it maps them.
 */
export const memoryVariables = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: mappedFromBytes,
  MALLOC_TRIM_THRESHOLD_: mappedFromBytes,
} as const;

/** Memory limits of a worker thread. V8's memory for new objects has three halves of this size. */
export const workerLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 3 * newSpaceMb } as const;
