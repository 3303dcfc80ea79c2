import { join } from "node:path";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./db/open.ts";
import { listen } from "./http/listen.ts";
import { loadWebBuild } from "./pages/web-build.ts";
import { startEnginePool } from "./rewriting/engine-pool.ts";
import { generatedSecret } from "./secret.ts";
import { deleteOldUsage } from "./usage/delete-old-usage.ts";

const webBuild = join(import.meta.dirname, "../../web/build/client");
const engineLoadTimeoutMs = 60_000;
const cleanUpEveryMs = 3_600_000;

interface RunningServer {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** Lets running requests finish, takes no new ones, and closes everything. */
  stop(): Promise<void>;
}

/** Starts the workers, opens the database and listens. What was opened before a failure is closed again. */
export async function startServer(config: Config, logger: Logger): Promise<RunningServer> {
  const now = () => new Date();
  await using opened = new AsyncDisposableStack();
  const engine = opened.adopt(startEnginePool({ workers: config.workers, logger }), (pool) => pool.close());
  const secret = config.secret ?? (await generatedSecret(config.dataDir));
  const { db } = opened.adopt(await openDatabase(config, logger), (database) => database.close());
  const web = await loadWebBuild(webBuild, {
    blogUrl: config.blogUrl ?? null,
    anonymousDailyGenerations: config.anonymousDailyGenerations,
    sandbox: config.sandbox,
    maintenance: config.maintenance,
    origin: config.origin ?? null,
  });
  const { app } = createApp({ config, secret, db, engine, web, logger, now });
  if (!(await engine.isReady(engineLoadTimeoutMs))) throw new Error("The rewriting engine did not load.");
  const server = opened.adopt(await listen(app.fetch, config, logger), (listening) => listening.stop());

  const cleanUp = () => deleteOldUsage({ db, now }).catch((err) => logger.warn({ err }, "old usage was not deleted"));
  const timer = setInterval(cleanUp, cleanUpEveryMs);
  opened.defer(() => clearInterval(timer));
  void cleanUp();

  const running = opened.move();
  return { address: server.address, stop: () => running.disposeAsync() };
}
