import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { periods } from "@rewright/contract/periods";
import type { Logger } from "pino";
import { firstAdminNote } from "./accounts/administrators/first-admin.ts";
import { seedAdmins } from "./accounts/administrators/seed-admins.ts";
import { createPasswordHasher } from "./accounts/password/password-hash.ts";
import { mailGrantEnds } from "./accounts/premium/mail-grant-ends.ts";
import { createApp } from "./app.ts";
import type { AppDeps } from "./app-deps.ts";
import { batchQueue, enqueueFileOn, maintainBatches, releaseBatchLeases, resumeFiles } from "./batches/batch-jobs.ts";
import { startDocumentPool } from "./batches/document-pool.ts";
import { billingQueues, enqueueChangeOn, maintainBilling } from "./billing/billing-jobs.ts";
import { enqueueOn } from "./billing/events/enqueue-event.ts";
import { resumeEvents } from "./billing/events/sweep-events.ts";
import { forgetLeases } from "./billing/locks/lock.ts";
import { createStripe } from "./billing/provider/stripe-client.ts";
import { systemClock } from "./clock/clock.ts";
import { startDatabaseClock } from "./clock/database-clock.ts";
import type { Config } from "./config/config.ts";
import { mailMessages } from "./contact/mail-messages.ts";
import type { Database } from "./db/database.ts";
import { openDatabase } from "./db/open.ts";
import { untilReachable } from "./db/until-reachable.ts";
import { startGrammarPool } from "./grammar/grammar-pool.ts";
import { freePort } from "./http/free-port.ts";
import { originName } from "./http/host-name.ts";
import { listen } from "./http/listen.ts";
import { createShutdown } from "./http/shutdown.ts";
import { deleteOldAnswers, deleteRequestLeases } from "./idempotency/delete-old-requests.ts";
import { countJobs } from "./jobs/count-jobs.ts";
import { type Jobs, startJobs } from "./jobs/start-jobs.ts";
import { defaultSender } from "./mail/default-sender.ts";
import { createMailer } from "./mail/mailer.ts";
import { deleteOldRows } from "./operations/delete-old-rows.ts";
import { createMetrics } from "./operations/metrics/create-metrics.ts";
import { serveMetrics } from "./operations/metrics/serve-metrics.ts";
import { traceDatabase } from "./operations/tracing/trace-database.ts";
import { traceModel } from "./operations/tracing/trace-model.ts";
import { noTracing, type Tracing } from "./operations/tracing/tracing.ts";
import { watchOutage } from "./operations/watch-outage.ts";
import { loadWebBuild } from "./pages/web-build.ts";
import { modelPartsIn } from "./private-mode/model-parts.ts";
import { createOutage } from "./process/outage.ts";
import { connectPro } from "./rewriting/connect-pro.ts";
import { startEnginePool } from "./rewriting/engine-pool.ts";
import { checkRuns, followOtherServers } from "./runs/check-runs.ts";
import { closeRuns } from "./runs/close-runs.ts";
import { deleteRunLeases, reapLostRuns } from "./runs/end-lost-runs.ts";
import { deriveKeys, generatedSecret, type Secrets } from "./secrets/secret.ts";
import { defaultSettings } from "./settings/default-settings.ts";
import { createSettings } from "./settings/system-settings.ts";

const webBuild = join(import.meta.dirname, "../../web/build");
const engineLoadTimeoutMs = 60_000;
const cleanUpEveryMs = periods.cleanUpMinutes * 60_000;
const reapLostRunsEveryMs = 15_000;
const checkRunsEveryMs = 2000;
const deleteAnswersEveryMs = 15_000;

interface RunningServer {
  /** The server's URL for a browser on this machine. */
  readonly address: string;
  /** A text that tells the operator how to create the first administrator. Undefined if there is an administrator. */
  readonly note: string | undefined;
  /**
   * Stops the server: accepts requests until load balancers have noticed, lets running ones finish, and closes
   * everything.
   */
  stop(): Promise<void>;
}

/** The parts of the server that tests can replace or observe. */
const realParts = {
  ...{ startEngine: startEnginePool, startDocumentPool, openDatabase, createHasher: createPasswordHasher },
  outage: createOutage(),
};

type Opened = AsyncDisposableStack;

/**
 * Starts the workers, opens the database and listens for requests. If a step fails, closes everything that was opened.
 */
export async function startServer(
  config: Config,
  logger: Logger,
  replaced: Partial<typeof realParts> = {},
): Promise<RunningServer> {
  const parts = { ...realParts, ...replaced };
  await using opened = new AsyncDisposableStack();
  const metrics = createMetrics();
  const shutdown = createShutdown();
  const tracing = opened.adopt(await openTracing(config), (one) => one.close());
  const pool = parts.startEngine({ workers: config.workers, logger, metrics, tracing });
  const engine = opened.adopt(pool, (one) => one.close());
  const port = config.port === 0 ? await freePort() : config.port;
  const origin = config.origin ?? `http://${originName(config.host)}:${port}`;
  const secrets: Secrets = [config.secret ?? (await generatedSecret(config.dataDir)), ...config.otherSecrets];
  const { database, now } = await openData(opened, { config, logger, tracing, open: parts.openDatabase });
  const { db } = database;
  opened.defer(watchOutage(parts.outage, { db, logger }));
  const hasAdmin = await untilReachable(() => seedAdmins({ db }, config.adminEmails), startTime(config, logger));
  const mailer = opened.adopt(
    createMailer({ smtpUrl: config.smtpUrl, from: senderOf(config, origin, logger) }, logger),
    (one) => one.close(),
  );
  const shared = {
    ...{ config, db, now, logger, origin, secrets, mailer, metrics, tracing, engine, shutdown },
    provider: config.stripe && { settings: config.stripe, stripe: createStripe(config.stripe) },
    pro: connectPro(config.languageModel, { db, now, logger, engine, observer: traceModel(metrics.model, tracing) }),
    settings: createSettings({ db, logger, defaults: defaultSettings(config) }),
    findModelPart: modelPartsIn(join(webBuild, "model-parts")),
    files: opened.adopt(parts.startDocumentPool({ logger }), (pool) => pool.close()),
    grammar: opened.adopt(startGrammarPool({ logger }), (pool) => pool.close()),
  };
  const { app, runs } = createApp({
    ...shared,
    ...(await openJobs(opened, database, shared)),
    countStore: config.databaseUrl === undefined ? undefined : database,
    hasher: parts.createHasher(deriveKeys(secrets, "passwords"), { rounds: config.passwordCost }),
    web: await loadWebBuild(join(webBuild, "client")),
  });
  if (!(await engine.isReady(engineLoadTimeoutMs))) throw new Error("The rewriting engine didn't load.");
  opened.adopt(followOtherServers(runs, database), (following) => following?.close());
  const server = opened.adopt(await listen(app.fetch, { ...config, port, shutdown }, logger), (listening) => {
    const answered = listening.stop();
    engine.refuseWaiting();
    return closeRuns(runs, answered);
  });
  await openMetrics(opened, database, shared);
  repeatRunChecks(opened, runs);
  repeat(opened, deleteAnswersEveryMs, () => deleteOldAnswers({ db, now, logger }));
  repeat(opened, cleanUpEveryMs, () =>
    deleteOldRows({ db, now }).catch((err) => logger.warn({ err }, "old rows were not deleted")),
  );
  const running = opened.move();
  const note = hasAdmin ? undefined : firstAdminNote({ ...config, origin, canMail: mailer.isConfigured });
  return {
    address: server.address,
    note,
    async stop() {
      shutdown.drain();
      await sleep(config.drainSeconds * 1000);
      await running.disposeAsync();
    },
  };
}

/** Returns the options for waiting for the database during the start. */
const startTime = ({ databasePool }: Config, logger: Logger) => ({
  logger,
  withinMs: databasePool.startTimeoutSeconds * 1000,
});

/** Starts tracing if it is configured. Loads the tracing libraries only then. */
async function openTracing({ tracing }: Config): Promise<Tracing> {
  if (!tracing) return noTracing;
  const { startTracing } = await import("./operations/tracing/open-telemetry.ts");
  return startTracing(tracing);
}

/**
 * Opens the database and its clock. Deletes all leases in an embedded database, because they come from a process that
 * ended.
 */
async function openData(
  opened: Opened,
  { config, logger, tracing, open }: Pick<Shared, "config" | "logger" | "tracing"> & { open: typeof openDatabase },
) {
  const untraced = opened.adopt(await open(config, logger), (one) => one.close());
  const database = config.tracing ? traceDatabase(untraced, tracing) : untraced;
  const isShared = config.databaseUrl !== undefined;
  const clock = isShared ? await startDatabaseClock({ database, logger }) : systemClock;
  opened.defer(() => clock.close());
  const { db } = database;
  if (!isShared)
    await Promise.all([forgetLeases(db), deleteRunLeases(db), deleteRequestLeases(db), releaseBatchLeases({ db })]);
  return { database, now: clock.now };
}

/** Returns the sender of emails: the configured one, or else one at the domain of `origin`. */
function senderOf(config: Config, origin: string, logger: Logger): string {
  const from = config.mailFrom ?? defaultSender(origin);
  if (config.production && config.smtpUrl && !config.mailFrom) logger.warn({ from }, "MAIL_FROM isn't set");
  return from;
}

type Shared = Omit<AppDeps, "hasher" | "web" | "enqueueEvent" | "enqueueFile" | "onPersonChanged">;

/**
 * Starts the job queue for payments, batches and contact messages. Queues work that an earlier process left unfinished.
 */
async function openJobs(opened: Opened, database: Database, shared: Shared) {
  const { config, logger, provider, settings } = shared;
  const stopping = new AbortController();
  const isPaused = async () => (await settings.read()).maintenance;
  const batches = { ...shared, isPaused, stopping: stopping.signal };
  const queues = [batchQueue(batches), ...(provider ? billingQueues(shared) : [])];
  const onTick = async (jobs: Jobs) => {
    const mailing = { ...shared, contactEmail: config.contactEmail };
    await mailMessages(mailing);
    await mailGrantEnds(mailing);
    await maintainBatches(batches, enqueueFileOn(jobs));
    if (provider) await maintainBilling(shared, jobs);
  };
  const waiting = startTime(config, logger);
  const started = await untilReachable(() => startJobs({ database, logger, queues, onTick }), waiting);
  const jobs = opened.adopt(started, (one) => one.stop());
  opened.defer(() => stopping.abort());
  const enqueueFile = enqueueFileOn(jobs);
  const enqueueEvent = enqueueOn(jobs);
  await untilReachable(async () => {
    await resumeFiles(batches, enqueueFile);
    if (provider) await resumeEvents(shared, enqueueEvent);
  }, waiting);
  return { enqueueFile, enqueueEvent, onPersonChanged: provider ? enqueueChangeOn(jobs) : async () => {} };
}

async function openMetrics(opened: Opened, database: Database, { config, logger, metrics, engine }: Shared) {
  if (config.metricsPort === undefined) return;
  const { connections } = database;
  metrics.watch({ engine: engine.load, ...(connections && { connections }), jobs: () => countJobs(database) });
  const address = { port: config.metricsPort, host: config.host };
  opened.adopt(await serveMetrics(metrics, address, logger), (one) => one.stop());
}

function repeatRunChecks(opened: Opened, runs: ReturnType<typeof createApp>["runs"]): void {
  repeat(opened, reapLostRunsEveryMs, () => reapLostRuns(runs));
  repeat(opened, checkRunsEveryMs, () => checkRuns(runs));
}

/** Runs `work` immediately and then at intervals, until the server closes. */
function repeat(opened: Opened, everyMs: number, work: () => Promise<unknown>): void {
  const timer = setInterval(() => void work(), everyMs);
  opened.defer(() => clearInterval(timer));
  void work();
}
