import { flushCompileCache } from "node:module";
import { createPasswordHasher } from "../src/accounts/password/password-hash.ts";
import { readConfig } from "../src/config/config.ts";
import type { Database } from "../src/db/database.ts";
import { openDatabase } from "../src/db/open.ts";
import { watchedDatabase } from "../src/db/watched-database.ts";
import { createLogger } from "../src/process/create-logger.ts";
import { startEnginePool } from "../src/rewriting/engine-pool.ts";
import { startServer } from "../src/server.ts";
import { watchFor } from "./fault-points.ts";
import type { Said, Told } from "./run-killable.ts";

// Runs the real server as a program that tests can kill. Its worker loads at once, and its password hashes are cheap.

const workerFile = new URL("./scripted-worker.ts", import.meta.url).href;
const say = (said: Said) => process.send?.(said);

let reachesFaultPoint: ReturnType<typeof watchFor> | undefined;
let opened: Database | undefined;

async function start(settings: Readonly<Record<string, string>>): Promise<void> {
  const config = readConfig(settings, 2);
  await startServer(config, createLogger(config.logLevel), {
    startEngine: (options) => startEnginePool({ ...options, workerFile }),
    createHasher: (key) => createPasswordHasher(key, { rounds: 4 }),
    async openDatabase(...given) {
      opened = await openDatabase(...given);
      return watchedDatabase(opened, (statement, run) => {
        if (reachesFaultPoint?.(statement)) process.kill(process.pid, "SIGKILL");
        return run();
      });
    },
  });
  // Save the compiled code for later processes now, because a killed process cannot do so.
  flushCompileCache();
  say({ kind: "ready" });
}

process.on("message", (told: Told) => {
  const failed = (error: unknown) => say({ kind: "failed", reason: String(error) });
  if (told.kind === "start") start(told.settings).catch(failed);
  if (told.kind === "die") reachesFaultPoint = watchFor(told.moment);
  if (told.kind === "query") opened?.query(told.sql, []).then((rows) => say({ kind: "rows", rows }), failed);
});
// End this program when the tests end.
process.once("disconnect", () => process.exit());
