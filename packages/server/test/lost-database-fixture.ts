import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as account from "@rewright/contract/account";
import * as billing from "@rewright/contract/billing";
import { addHistoryItem, listHistory } from "@rewright/contract/history";
import { humanize } from "@rewright/contract/rewriting";
import { startRun } from "@rewright/contract/runs";
import pg from "pg";
import { freePort } from "../src/http/free-port.ts";
import { goodPassword, openBrowser } from "./browser.ts";
import { startLastingServer } from "./lasting-server.ts";
import { startPostgres } from "./start-postgres.ts";
import { testOrigin } from "./test-app.ts";

const clientCount = 30;
const text = { text_content: "A text." };

/** A URL at which no payment provider responds. */
const noProvider = "http://127.0.0.1:9";

/** A long time limit, so that the test can find transactions left open by mistake before the database ends them. */
const idleTimeout = { DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS: "600" };

interface Answer {
  readonly server: number;
  readonly action: string;
  /** HTTP status of the response; 0 if there was none. */
  readonly status: number;
  readonly at: number;
  readonly body: string;
}

/**
 * Starts two real servers that share a PostgreSQL database, and 30 simulated people who send requests without a break.
 */
export async function openLostDatabaseFixture(settings: Readonly<Record<string, string>> = {}) {
  await using opened = new AsyncDisposableStack();
  const postgres = opened.adopt(await startPostgres(), (one) => one.stop());
  const url = new URL(postgres.url);
  url.pathname = "/product";
  await superuser("CREATE DATABASE product");
  const folder = opened.adopt(await mkdtemp(join(tmpdir(), "lost-database-")), (one) => rm(one, { recursive: true }));
  const shared = {
    HOST: "127.0.0.1",
    ORIGIN: testOrigin,
    DATA_DIR: folder,
    SECRET: "a secret of the tests, long enough for all",
    DATABASE_URL: url.href,
    WORKERS: "1",
    TRUSTED_PROXY: "1",
    API_RATE_LIMIT: "1000000",
    LOG_LEVEL: "warn",
    STRIPE_SECRET_KEY: "sk_test_nobody",
    STRIPE_WEBHOOK_SECRET: "whsec_nobody",
    STRIPE_PRICE_MONTHLY: "price_monthly",
    STRIPE_PRICE_YEARLY: "price_yearly",
    STRIPE_API_URL: noProvider,
    ...idleTimeout,
    ...settings,
  };
  const servers: Awaited<ReturnType<typeof startLastingServer>>[] = [];
  // Start the servers one after the other, because they would wait for each other's migrations.
  for (let number = 1; number <= 2; number++) {
    const server = await startLastingServer({ ...shared, PORT: String(await freePort()) });
    servers.push(opened.adopt(server, (one) => one.stop()));
  }

  /** Runs an SQL statement as superuser, on a connection that does not belong to the servers. */
  async function superuser(statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: postgres.url, connectionTimeoutMillis: 10_000 });
    client.on("error", () => {});
    await client.connect();
    return client.query(statement).then(
      ({ rows }) => client.end().then(() => rows),
      (error) => client.end().then(() => Promise.reject(error)),
    );
  }

  const answers: Answer[] = [];
  let isOver = false;
  opened.defer(() => {
    isOver = true;
  });

  async function sendRequests(number: number): Promise<void> {
    const server = number % servers.length;
    const { address } = servers[server]!;
    const app = {
      send: (path: string, { headers, ...init }: RequestInit, from = "") => {
        const sent = new Headers(headers);
        sent.set("X-Forwarded-For", from);
        return fetch(path.replace(testOrigin, address), {
          ...init,
          headers: sent,
          signal: AbortSignal.timeout(30_000),
        });
      },
    };
    let step = number;
    const from = () => `198.51.${step % 250}.${number}`;
    const email = `person${number}@example.org`;
    const browser = openBrowser(app, { from: from() });
    await browser.signUp({ email });
    await browser.signIn({ email });
    const actions: [string, () => Promise<Response>][] = [
      ["rewriting", () => browser.post(humanize.path, text)],
      ["session", () => browser.get(account.getSession.path)],
      ["run", () => browser.post(startRun.path, { ...text, run_id: randomUUID() })],
      ["sign-in", () => openBrowser(app, { from: from() }).signIn({ email, password: goodPassword })],
      ["history", () => browser.get(listHistory.path)],
      ["an item of history", () => browser.post(addHistoryItem.path, historyItem())],
      ["sign-up", () => openBrowser(app, { from: from() }).signUp({ email: `${randomUUID()}@example.org` })],
      ["subscription", () => browser.get(billing.getSubscription.path)],
      ["checkout", () => browser.post(billing.createCheckoutSession.path, { billing: "monthly" })],
      ["readiness", () => browser.get("/ready")],
    ];
    started.push(email);
    while (!isOver) {
      const [action, ask] = actions[step++ % actions.length]!;
      try {
        const answer = await ask();
        answers.push({ server, action, status: answer.status, body: await answer.text(), at: performance.now() });
      } catch (error) {
        answers.push({ server, action, status: 0, body: String(error), at: performance.now() });
      }
      // Pause between requests: while a server is unreachable, requests fail at once.
      await sleep(20);
    }
  }
  const started: string[] = [];
  const clients = Promise.all(Array.from({ length: clientCount }, (_, index) => sendRequests(index)));
  const isUnder = async (condition: () => boolean | Promise<boolean>, what: string) => {
    const until = performance.now() + 60_000;
    while (!(await condition())) {
      if (performance.now() > until) throw new Error(`${what} did not come.`);
      await sleep(20);
    }
  };
  await isUnder(() => started.length === clientCount, "Everybody's account");
  const product = new pg.Client(url.href);
  await product.connect();
  // The servers' commits do not wait for the disk. This commit does, and makes all earlier ones durable.
  await product.query("SET synchronous_commit = on");
  // Half of the people get Premium, and the others try to buy it.
  await product.query("UPDATE users SET plan = 'premium', billing_period = 'monthly' WHERE email ~ '[02468]@'");
  await product.end();

  const running = opened.move();
  return {
    postgres,
    superuser,
    servers,
    answers,
    /** Returns the responses since a time. */
    since: (at: number) => answers.filter((one) => one.at >= at),
    until: isUnder,
    /** Stops sending requests and waits until every request has a response. */
    async rest() {
      isOver = true;
      await clients;
    },
    /** Returns the servers' database connections that have been idle in a transaction for a while. */
    stuck: () =>
      superuser(
        "SELECT pid, query FROM pg_stat_activity WHERE datname = 'product' AND state LIKE 'idle in transaction%' " +
          "AND state_change < clock_timestamp() - interval '2 seconds'",
      ),
    [Symbol.asyncDispose]: async () => {
      isOver = true;
      await running.disposeAsync();
      await clients;
    },
  };
}

const historyItem = () => ({
  id: randomUUID(),
  originalText: "A text.",
  humanizedText: "A text.",
  mode: "standard",
  timestamp: new Date().toISOString(),
  preview: "A text.",
});

export type LostDatabaseFixture = Awaited<ReturnType<typeof openLostDatabaseFixture>>;
