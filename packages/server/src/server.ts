import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { rewriteTimeoutMs } from "@rewright/contract/plans";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./db/open.ts";
import { loadWebBuild } from "./pages/web-build.ts";
import { startEnginePool } from "./rewriting/engine-pool.ts";
import { generatedSecret } from "./secret.ts";
import { deleteOldUsage } from "./usage/delete-old-usage.ts";

/** Running requests get this long to finish when the server stops: as long as the longest rewrite, and a little. */
const stopTimeoutMs = rewriteTimeoutMs + 2000;
const loadTimeoutMs = 30_000;
const cleanUpEveryMs = 3_600_000;

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** Lets running requests finish, takes no new ones, and closes everything. */
  stop(): Promise<void>;
}

/** Opens the database, starts the workers and listens. */
export async function startServer(config: Config, logger: Logger): Promise<RunningServer> {
  const now = () => new Date();
  const secret = config.secret ?? (await generatedSecret(config.dataDir));
  const database = await openDatabase(config, logger);
  const engine = startEnginePool({ workers: config.workers, logger });
  const { db } = database;
  const web = await loadWebBuild(join(import.meta.dirname, "../../web/build/client"), {
    blogUrl: config.blogUrl ?? null,
    anonymousDailyGenerations: config.anonymousDailyGenerations,
    sandbox: config.sandbox,
    maintenance: config.maintenance,
    origin: config.origin ?? null,
  });
  const { app } = createApp({ config, secret, db, engine, web, logger, now });

  let isStopping = false;
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (incoming, outgoing) => {
    if (isStopping) refuse(outgoing);
    else void listener(incoming, outgoing);
  });
  const close = async () => {
    await engine.close();
    await database.close();
  };
  try {
    if (!(await engine.isReady(loadTimeoutMs))) throw new Error("The rewriting engine did not load in time.");
    server.listen(config.port, config.host);
    await once(server, "listening");
  } catch (error) {
    await close();
    throw error;
  }
  const cleanUp = () => deleteOldUsage({ db, now }).catch((err) => logger.warn({ err }, "old usage was not deleted"));
  const timer = setInterval(cleanUp, cleanUpEveryMs);
  void cleanUp();

  return {
    address: `http://${browsableHost(config.host)}:${(server.address() as AddressInfo).port}`,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      const closed = new Promise((resolve) => server.close(resolve));
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const cut = setTimeout(() => server.closeAllConnections(), stopTimeoutMs);
      await closed;
      clearInterval(idle);
      clearTimeout(cut);
      await close();
    },
  };
}

/** A connection that was open before the stop began may still carry a request. */
function refuse(outgoing: ServerResponse<IncomingMessage>): void {
  outgoing.writeHead(503, { Connection: "close", "Retry-After": "5" }).end();
}

function browsableHost(host: string | undefined): string {
  if (host === undefined || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
