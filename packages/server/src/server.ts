import { join } from "node:path";
import { periods } from "@rewright/contract/plans";
import type { Logger } from "pino";
import { createPasswordHasher } from "./accounts/password-hash.ts";
import { seedAdmins } from "./accounts/seed-admins.ts";
import { createApp } from "./app.ts";
import { billingQueues, enqueueChangeOn, enqueueOn, lookAfterBilling } from "./billing/billing-jobs.ts";
import { forgetLeases } from "./billing/lock.ts";
import { createStripe } from "./billing/stripe-client.ts";
import { takeUpEvents } from "./billing/sweep-events.ts";
import type { Config } from "./config.ts";
import { mailMessages } from "./contact/mail-messages.ts";
import { openDatabase } from "./db/open.ts";
import { firstAdminNote } from "./first-admin.ts";
import { freePort } from "./http/free-port.ts";
import { listen } from "./http/listen.ts";
import { type Jobs, startJobs } from "./jobs/start-jobs.ts";
import { createMailer } from "./mail/mailer.ts";
import { deleteOldRows } from "./operations/delete-old-rows.ts";
import { loadWebBuild } from "./pages/web-build.ts";
import { startEnginePool } from "./rewriting/engine-pool.ts";
import { deriveKey, generatedSecret } from "./secret.ts";

const webBuild = join(import.meta.dirname, "../../web/build/client");
const engineLoadTimeoutMs = 60_000;
const cleanUpEveryMs = periods.cleanUpMinutes * 60_000;

interface RunningServer {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** How somebody becomes administrator, while there is none. */
  readonly note: string | undefined;
  /** Lets running requests finish, takes no new ones, and closes everything. */
  stop(): Promise<void>;
}

/** What a test replaces or watches. */
const realParts = { startEngine: startEnginePool, openDatabase, createHasher: createPasswordHasher };

/** Starts the workers, opens the database and listens. What was opened before a failure is closed again. */
export async function startServer(
  config: Config,
  logger: Logger,
  parts: typeof realParts = realParts,
): Promise<RunningServer> {
  const now = () => new Date();
  await using opened = new AsyncDisposableStack();
  const engine = opened.adopt(parts.startEngine({ workers: config.workers, logger }), (pool) => pool.close());
  const port = config.port === 0 ? await freePort() : config.port;
  const origin = config.origin ?? `http://localhost:${port}`;
  const secret = config.secret ?? (await generatedSecret(config.dataDir));
  const database = opened.adopt(await parts.openDatabase(config, logger), (one) => one.close());
  const { db } = database;
  // Nobody else can use the embedded database: whoever held a lease there is gone.
  if (config.databaseUrl === undefined) await forgetLeases(db);
  const hasAdmin = await seedAdmins({ db }, config.adminEmails);
  const web = await loadWebBuild(webBuild);
  const mailer = opened.adopt(createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom }, logger), (one) =>
    one.close(),
  );
  const hasher = parts.createHasher(deriveKey(secret, "passwords"));
  const { stripe: settings } = config;
  const provider = settings && { settings, stripe: createStripe(settings) };
  const billing = { db, now, logger, origin, provider };
  const queues = provider ? billingQueues(billing) : [];
  const mailing = { db, now, logger, origin, mailer, contactEmail: config.contactEmail };
  const onTick = async (one: Jobs) => {
    await mailMessages(mailing);
    if (provider) await lookAfterBilling(billing, one);
  };
  const jobs = opened.adopt(await startJobs({ database, logger, queues, onTick }), (one) => one.stop());
  const enqueueEvent = enqueueOn(jobs);
  if (provider) await takeUpEvents(billing, enqueueEvent);
  const onPersonChanged = provider ? enqueueChangeOn(jobs) : async () => {};
  const { app } = createApp({ ...billing, config, secret, hasher, mailer, engine, web, enqueueEvent, onPersonChanged });
  if (!(await engine.isReady(engineLoadTimeoutMs))) throw new Error("The rewriting engine did not load.");
  const server = opened.adopt(await listen(app.fetch, { ...config, port }, logger), (listening) => listening.stop());

  const cleanUp = () => deleteOldRows({ db, now }).catch((err) => logger.warn({ err }, "old rows were not deleted"));
  const timer = setInterval(cleanUp, cleanUpEveryMs);
  opened.defer(() => clearInterval(timer));
  void cleanUp();

  const running = opened.move();
  const note = hasAdmin ? undefined : firstAdminNote({ ...config, origin, canMail: mailer.isConfigured });
  return { address: server.address, note, stop: () => running.disposeAsync() };
}
