import { createPasswordHasher } from "../src/accounts/password/password-hash.ts";
import { openDatabase } from "../src/db/open.ts";
import { startEnginePool } from "../src/rewriting/engine-pool.ts";
import type { startServer } from "../src/server.ts";

const workerFile = new URL("./scripted-worker.ts", import.meta.url).href;

/** Makes the server light enough for a test's process: a worker that loads at once, cheap passwords. */
export const testServerParts: NonNullable<Parameters<typeof startServer>[2]> = {
  startEngine: (options) => startEnginePool({ ...options, workerFile }),
  createHasher: (key) => createPasswordHasher(key, { rounds: 4 }),
  openDatabase,
};
