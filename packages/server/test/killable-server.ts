import { flushCompileCache } from "node:module";
import { createPasswordHasher } from "../src/accounts/password-hash.ts";
import { readConfig } from "../src/config.ts";
import { createLogger } from "../src/create-logger.ts";
import type { Database, Db } from "../src/db/database.ts";
import { openDatabase } from "../src/db/open.ts";
import { billingLocks, unmatchedPayments } from "../src/db/schema.ts";
import { startEnginePool } from "../src/rewriting/engine-pool.ts";
import { startServer } from "../src/server.ts";
import type { Moment, Said, Told } from "./run-killable.ts";

/*
 * The real server as a program that tests kill, with a worker that loads at once and cheap passwords. It loads its code and
 * then waits until it is told to start, so that the next one can be ready before this one dies.
 */

const workerFile = new URL("./scripted-worker.ts", import.meta.url).href;
const say = (said: Said) => process.send?.(said);

let deadly: Moment | undefined;
let opened: Database | undefined;

function dieAt(moment: Moment): void {
  if (deadly === moment) process.kill(process.pid, "SIGKILL");
}

/** The database, with the moments at which the process may have to die. */
function watched(database: Database): Database {
  const inTransactions = withCall(database.db, "transaction", (run, [work, ...options]) =>
    run((tx: Db) => (work as (tx: Db) => unknown)(watchedTransaction(tx)), ...options),
  );
  return {
    ...database,
    db: withCall(inTransactions, "delete", (run, [table]) => {
      if (table === billingLocks) dieAt("before the lease is given back");
      return run(table);
    }),
    query(sql, values) {
      if (/INSERT INTO jobs\.job\b/i.test(sql)) dieAt("before a job is added");
      return database.query(sql, values);
    },
  };
}

/** Plan and ledger are written when billing comes to the payments that belonged to nobody. */
function watchedTransaction(tx: Db): Db {
  return withCall(tx, "delete", (run, [table]) => {
    if (table === unmatchedPayments) dieAt("before what is true is committed");
    return run(table);
  });
}

type Run = (...args: unknown[]) => unknown;

/** An object of which the calls of one method are made by `call`. */
function withCall<T extends object>(target: T, method: keyof T, call: (run: Run, args: unknown[]) => unknown): T {
  return new Proxy(target, {
    get(_target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      const run: Run = (...args) => Reflect.apply(value, target, args) as unknown;
      return name === method ? (...args: unknown[]) => call(run, args) : run;
    },
  });
}

async function start(settings: Readonly<Record<string, string>>): Promise<void> {
  const config = readConfig(settings, 2);
  await startServer(config, createLogger(config.logLevel), {
    startEngine: (options) => startEnginePool({ ...options, workerFile }),
    createHasher: (key) => createPasswordHasher(key, { rounds: 4 }),
    async openDatabase(...given) {
      opened = await openDatabase(...given);
      return watched(opened);
    },
  });
  say({ kind: "ready" });
}

process.on("message", (told: Told) => {
  const failed = (error: unknown) => say({ kind: "failed", reason: String(error) });
  if (told.kind === "start") start(told.settings).catch(failed);
  if (told.kind === "die") deadly = told.moment;
  if (told.kind === "query") opened?.query(told.sql, []).then((rows) => say({ kind: "rows", rows }), failed);
});
// It does not outlive the tests.
process.once("disconnect", () => process.exit());
flushCompileCache();
