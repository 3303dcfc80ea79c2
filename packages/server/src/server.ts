import { join } from "node:path";
import { periods } from "@rewright/contract/plans";
import type { Logger } from "pino";
import { firstAdminNote } from "./accounts/administrators/first-admin.ts";
import { seedAdmins } from "./accounts/administrators/seed-admins.ts";
import { mailGrantEnds } from "./accounts/mail-grant-ends.ts";
import { createPasswordHasher } from "./accounts/password/password-hash.ts";
import { createApp } from "./app.ts";
import { batchQueue, enqueueFileOn, maintainBatches, releaseBatchLeases, resumeFiles } from "./batches/batch-jobs.ts";
import { startDocumentPool } from "./batches/document-pool.ts";
import { billingQueues, enqueueChangeOn, enqueueOn, maintainBilling } from "./billing/billing-jobs.ts";
import { resumeEvents } from "./billing/events/sweep-events.ts";
import { forgetLeases } from "./billing/locks/lock.ts";
import { createStripe } from "./billing/provider/stripe-client.ts";
import { systemClock } from "./clock/clock.ts";
import { startDatabaseClock } from "./clock/database-clock.ts";
import type { Config } from "./config/config.ts";
import { mailMessages } from "./contact/mail-messages.ts";
import { openDatabase } from "./db/open.ts";
import { freePort } from "./http/free-port.ts";
import { originName } from "./http/host-name.ts";
import { listen } from "./http/listen.ts";
import { countJobs } from "./jobs/count-jobs.ts";
import { type Jobs, startJobs } from "./jobs/start-jobs.ts";
import { defaultSender } from "./mail/default-sender.ts";
import { createMailer } from "./mail/mailer.ts";
import { deleteOldRows } from "./operations/delete-old-rows.ts";
import { createMetrics } from "./operations/metrics/create-metrics.ts";
import { serveMetrics } from "./operations/metrics/serve-metrics.ts";
import { loadWebBuild } from "./pages/web-build.ts";
import { connectPro } from "./rewriting/connect-pro.ts";
import { startEnginePool } from "./rewriting/engine-pool.ts";
import { closeRuns } from "./runs/close-runs.ts";
import { deleteRunLeases } from "./runs/delete-run-leases.ts";
import { reapLostRuns } from "./runs/reap-lost-runs.ts";
import { deriveKey, generatedSecret } from "./secrets/secret.ts";
import { defaultSettings } from "./settings/default-settings.ts";
import { createSettings } from "./settings/system-settings.ts";

const webBuild = join(import.meta.dirname, "../../web/build/client");
const engineLoadTimeoutMs = 60_000;
const cleanUpEveryMs = periods.cleanUpMinutes * 60_000;
const reapLostRunsEveryMs = 15_000;

interface RunningServer {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** How somebody becomes administrator, while there is none. */
  readonly note: string | undefined;
  /** Lets running requests finish, takes no new ones, and closes everything. */
  stop(): Promise<void>;
}

/** What a test replaces or watches. */
const realParts = { startEngine: startEnginePool, startDocumentPool, openDatabase, createHasher: createPasswordHasher };

/** Starts the workers, opens the database and listens. What was opened before a failure is closed again. */
export async function startServer(
  config: Config,
  logger: Logger,
  replaced: Partial<typeof realParts> = {},
): Promise<RunningServer> {
  const parts = { ...realParts, ...replaced };
  await using opened = new AsyncDisposableStack();
  const metrics = createMetrics();
  const engine = opened.adopt(parts.startEngine({ workers: config.workers, logger, metrics }), (pool) => pool.close());
  const port = config.port === 0 ? await freePort() : config.port;
  const origin = config.origin ?? `http://${originName(config.host)}:${port}`;
  const secret = config.secret ?? (await generatedSecret(config.dataDir));
  const database = opened.adopt(await parts.openDatabase(config, logger), (one) => one.close());
  const { db } = database;
  const isShared = config.databaseUrl !== undefined;
  const clock = isShared ? await startDatabaseClock({ database, logger }) : systemClock;
  opened.defer(() => clock.close());
  const { now } = clock;
  // Nobody else can use the embedded database: whoever held a lease there is gone.
  if (!isShared) await Promise.all([forgetLeases(db), deleteRunLeases(db), releaseBatchLeases({ db })]);
  const pro = connectPro(config.languageModel, { db, now, logger, engine, observer: metrics.model });
  const hasAdmin = await seedAdmins({ db }, config.adminEmails);
  const web = await loadWebBuild(webBuild);
  const from = config.mailFrom ?? defaultSender(origin);
  if (config.production && config.smtpUrl && !config.mailFrom) logger.warn({ from }, "MAIL_FROM is not set");
  const mailer = opened.adopt(createMailer({ smtpUrl: config.smtpUrl, from }, logger), (one) => one.close());
  const hasher = parts.createHasher(deriveKey(secret, "passwords"), { rounds: config.passwordCost });
  const { stripe: settings } = config;
  const provider = settings && { settings, stripe: createStripe(settings) };
  const billing = { db, now, logger, origin, mailer, provider };
  const files = opened.adopt(parts.startDocumentPool({ logger }), (engineClient) => engineClient.close());
  const chosen = createSettings({ db, logger, defaults: defaultSettings(config) });
  const isPaused = async () => (await chosen.read()).maintenance;
  const stopping = new AbortController();
  const batches = { db, now, logger, secret, files, pro, isPaused, stopping: stopping.signal };
  const queues = [batchQueue(batches), ...(provider ? billingQueues(billing) : [])];
  const mailing = { db, now, logger, origin, mailer, contactEmail: config.contactEmail };
  const onTick = async (one: Jobs) => {
    await mailMessages(mailing);
    await mailGrantEnds(mailing);
    await maintainBatches(batches, enqueueFileOn(one));
    if (provider) await maintainBilling(billing, one);
  };
  const jobs = opened.adopt(await startJobs({ database, logger, queues, onTick }), (one) => one.stop());
  opened.defer(() => stopping.abort());
  const enqueueFile = enqueueFileOn(jobs);
  await resumeFiles(batches, enqueueFile);
  const enqueueEvent = enqueueOn(jobs);
  if (provider) await resumeEvents(billing, enqueueEvent);
  const onPersonChanged = provider ? enqueueChangeOn(jobs) : async () => {};
  const { app, runs } = createApp({
    ...billing,
    metrics,
    config,
    secret,
    hasher,
    engine,
    pro,
    web,
    enqueueEvent,
    enqueueFile,
    files,
    onPersonChanged,
  });
  if (!(await engine.isReady(engineLoadTimeoutMs))) throw new Error("The rewriting engine did not load.");
  const server = opened.adopt(await listen(app.fetch, { ...config, port }, logger), (listening) =>
    closeRuns(runs, listening.stop()),
  );

  if (config.metricsPort !== undefined) {
    const { connections } = database;
    metrics.watch({ engine: engine.load, ...(connections && { connections }), jobs: () => countJobs(database) });
    const address = { port: config.metricsPort, host: config.host };
    opened.adopt(await serveMetrics(metrics, address, logger), (one) => one.stop());
  }
  const lookAfter = () => void reapLostRuns(runs);
  const runTimer = setInterval(lookAfter, reapLostRunsEveryMs);
  opened.defer(() => clearInterval(runTimer));
  lookAfter();
  const cleanUp = () => deleteOldRows({ db, now }).catch((err) => logger.warn({ err }, "old rows were not deleted"));
  const timer = setInterval(cleanUp, cleanUpEveryMs);
  opened.defer(() => clearInterval(timer));
  void cleanUp();

  const running = opened.move();
  const note = hasAdmin ? undefined : firstAdminNote({ ...config, origin, canMail: mailer.isConfigured });
  return { address: server.address, note, stop: () => running.disposeAsync() };
}
