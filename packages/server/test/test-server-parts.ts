import { createPasswordHasher } from "../src/accounts/password/password-hash.ts";
import { openDatabase } from "../src/db/open.ts";
import { startEnginePool } from "../src/rewriting/engine-pool.ts";
import type { startServer } from "../src/server.ts";

const workerFile = new URL("./scripted-worker.ts", import.meta.url).href;

/**
 * Replaces parts of the server so that it starts quickly in a test's process: a worker that loads at once, and cheap
 * password hashes.
 */
export const testServerParts: NonNullable<Parameters<typeof startServer>[2]> = {
  startEngine: (options) => startEnginePool({ ...options, workerFile }),
  createHasher: (key) => createPasswordHasher(key, { rounds: 4 }),
  openDatabase,
};
