import { Writable } from "node:stream";
import { humanize } from "@rewright/contract/rewriting";
import type { Rewritten } from "@rewright/lite/lite-task";
import type { Pro } from "@rewright/pro";
import { defaultSettings } from "#src/settings/default-settings.ts";
import { createSettings } from "#src/settings/system-settings.ts";
import { createPasswordHasher, type PasswordHasher } from "../src/accounts/password/password-hash.ts";
import { createApp } from "../src/app.ts";
import { startDocumentPool } from "../src/batches/document-pool.ts";
import { billingQueues } from "../src/billing/billing-jobs.ts";
import type { EnqueueEvent } from "../src/billing/events/enqueue-event.ts";
import { createStripe } from "../src/billing/provider/stripe-client.ts";
import { type Config, readConfig } from "../src/config/config.ts";
import type { Database } from "../src/db/database.ts";
import { startGrammarPool } from "../src/grammar/grammar-pool.ts";
import type { CountStore } from "../src/http/rate-limit/count-requests.ts";
import { createShutdown } from "../src/http/shutdown.ts";
import type { Mail } from "../src/mail/mail.ts";
import { createMetrics } from "../src/operations/metrics/create-metrics.ts";
import { noTracing, type Tracing } from "../src/operations/tracing/tracing.ts";
import type { WebBuild } from "../src/pages/web-build.ts";
import type { FindModelPart } from "../src/private-mode/model-parts.ts";
import { createLogger } from "../src/process/create-logger.ts";
import type { EnginePool } from "../src/rewriting/engine-pool.ts";
import { deriveKeys, type Secrets } from "../src/secrets/secret.ts";
import { scriptedPro } from "./scripted-pro.ts";
import { testOrigin } from "./test-origin.ts";

interface Options {
  readonly db: Database["db"];
  readonly engine: EnginePool;
  readonly pro?: Pro<Rewritten>;
  readonly tracing?: Tracing;
  readonly settings?: Partial<Config>;
  readonly web?: WebBuild;
  readonly findModelPart?: FindModelPart;
  readonly origin?: string;
  /** True, which is the default, if a mail server is configured. */
  readonly hasMail?: boolean;
  readonly secrets?: Secrets;
  readonly countStore?: CountStore;
  readonly hasher?: PasswordHasher;
  /** Replaces the clock that the test can move. */
  readonly now?: () => Date;
}

interface Sent {
  readonly headers?: Record<string, string>;
  /** IP address from which the request is sent. */
  readonly from?: string;
  readonly signal?: AbortSignal;
}

export { testOrigin };

const testSecret = "a secret of the tests, long enough for all";

const noPages: WebBuild = { find: () => undefined, notFound: undefined, indexed: [] };

/** Creates the real web app for a test, which can move its clock and read its log. */
export function createTestApp({ db, engine, pro = scriptedPro(), settings, tracing = noTracing, ...options }: Options) {
  const { web = noPages, origin = testOrigin, hasMail = true, hasher, countStore } = options;
  const { findModelPart = async () => undefined } = options;
  const log: Record<string, unknown>[] = [];
  const clock = { now: new Date("2026-03-01T12:00:00.000Z") };
  const { now = () => clock.now } = options;
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const mails: Mail[] = [];
  const { secrets = [testSecret] } = options;
  const config = { ...readConfig({ ANONYMOUS_DAILY_GENERATIONS: "3", API_RATE_LIMIT: "10000" }, 2), ...settings };
  const { stripe } = config;
  const billing = {
    db,
    now,
    logger: createLogger("debug", stream),
    origin,
    mailer: {
      isConfigured: hasMail,
      send: (mail: Mail) => void mails.push(mail),
      deliver: async (mail: Mail) => void mails.push(mail),
      close: async () => {},
    },
    provider: stripe && { settings: stripe, stripe: createStripe(stripe) },
  };
  const waiting: Parameters<EnqueueEvent>[0][] = [];
  const waitingFiles: string[] = [];
  const files = startDocumentPool(billing);
  const grammar = startGrammarPool(billing);
  const changed: string[] = [];
  const metrics = createMetrics();
  const shutdown = createShutdown();
  const { app, api, pages, runs } = createApp({
    ...billing,
    metrics,
    shutdown,
    tracing,
    settings: createSettings({ ...billing, defaults: defaultSettings(config) }),
    config,
    secrets,
    countStore,
    hasher: hasher ?? createPasswordHasher(deriveKeys(secrets, "passwords"), { rounds: 4 }),
    engine,
    pro,
    web,
    findModelPart,
    enqueueEvent: async (event) => void waiting.push(event),
    enqueueFile: async (fileId) => void waitingFiles.push(fileId),
    files,
    grammar,
    onPersonChanged: async (accountId) => void changed.push(accountId),
  });

  const send = async (path: string, init: RequestInit, from = "203.0.113.1") =>
    app.request(path, init, { incoming: { socket: { remoteAddress: from } } });

  return {
    mails,
    metrics,
    shutdown,
    app,
    api,
    pages,
    /** The services of background rewrites. On a real server, a timer uses them. */
    runs,
    log,
    clock,
    /** The services of billing, for tests that call its functions. */
    billing,
    /** Webhook events of the payment provider that wait to be processed. */
    waiting,
    /** Ids of batch files that wait to be processed. */
    waitingFiles,
    files,
    grammar,
    secrets,
    /** Ids of accounts whose changed address or name must be sent to the payment provider. */
    changed,
    /** Processes the waiting webhook events one after the other, as the job queue would. */
    async workOnEvents() {
      const [queue] = billingQueues(billing);
      for (let event = waiting.shift(); event; event = waiting.shift()) await queue!.handle(event);
    },
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    send,
    /** Sends a value as JSON in a POST request. Sends a string or bytes unchanged. */
    post: (path: string, body: object | string | Uint8Array<ArrayBuffer>, { headers, from, signal }: Sent = {}) =>
      send(
        path,
        {
          method: "POST",
          headers: { "Content-Type": "application/json", ...headers },
          body: typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body),
          ...(signal ? { signal } : {}),
        },
        from,
      ),
    /** Requests a rewrite of a text. */
    rewrite(text: string, sent: Sent = {}) {
      return this.post(humanize.path, { text_content: text }, sent);
    },
  };
}

/** Returns the cookie that a response sets, in the form in which a browser sends it back. */
export function cookieOf(response: Response): string {
  return (response.headers.get("Set-Cookie") ?? "").split(";")[0]!;
}
