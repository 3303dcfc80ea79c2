import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { User } from "@rewright/contract/user";
import pg from "pg";
import { createStripe } from "../src/billing/stripe-client.ts";
import { freePort } from "../src/http/free-port.ts";
import { openBrowser } from "./browser.ts";
import { startProviderProxy } from "./provider-proxy.ts";
import { runKillable } from "./run-killable.ts";
import { startSandbox } from "./sandbox.ts";
import { testOrigin } from "./test-app.ts";
import { createServerDatabase, type DatabaseKind } from "./test-database.ts";

/** Longer than any lease, and than any job is waited for. */
const aWhile = "interval '10 minutes'";

/** A server that can be killed, its data, and the payment sandbox, which reach each other at the same addresses again. */
export async function openKillableWorld(kind: DatabaseKind) {
  await using opened = new AsyncDisposableStack();
  const folder = opened.adopt(await mkdtemp(join(tmpdir(), "killed-")), (one) => rm(one, { recursive: true }));
  const database = kind === "embedded" ? undefined : opened.adopt(await createServerDatabase(), (one) => one.drop());
  const address = `http://127.0.0.1:${await freePort()}`;
  const webhookUrl = `${address}/api/stripe/webhook`;
  const sandbox = opened.adopt(await startSandbox({ webhookUrl }), async (one) => one.stop());
  await sandbox.payments.hold();
  const { secretKey, webhookSecrets, prices, apiUrl } = sandbox.stripe;
  const proxy = opened.adopt(await startProviderProxy(apiUrl), (one) => one.stop());
  const settings = {
    PORT: new URL(address).port,
    HOST: "127.0.0.1",
    ORIGIN: testOrigin,
    DATA_DIR: folder,
    ...(database && { DATABASE_URL: database.url }),
    WORKERS: "1",
    TRUSTED_PROXY: "1",
    API_RATE_LIMIT: "1000000",
    LOG_LEVEL: "warn",
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecrets.join(","),
    STRIPE_PRICE_MONTHLY: prices.monthly,
    STRIPE_PRICE_YEARLY: prices.yearly,
    STRIPE_API_URL: proxy.url,
  };
  const server = opened.adopt(runKillable(settings), (one) => one.stop());
  await server.start();
  let people = 0;

  const app = {
    send(url: string, { headers, ...init }: RequestInit, from = "") {
      const sent = new Headers(headers);
      sent.set("X-Forwarded-For", from);
      return fetch(url.replace(testOrigin, address), { ...init, headers: sent });
    },
  };

  const running = opened.move();
  return {
    payments: sandbox.payments,
    /** The provider's client, past the proxy. */
    stripe: createStripe(sandbox.stripe),
    proxy,
    server,
    /** Somebody new in a browser of their own. */
    async newPerson() {
      people++;
      const email = `person${people}@example.org`;
      const browser = openBrowser(app, { from: `198.51.${people >> 8}.${people & 255}` });
      await browser.signUp({ email });
      await browser.signIn({ email });
      const user = async () => {
        const session = (await (await browser.get("/api/auth/get-session")).json()) as { user: User };
        return session.user;
      };
      return { browser, user };
    },
    /** What a dead server has left on a PostgreSQL server runs out only in time, because another might have it. */
    async timePasses() {
      if (!database) return;
      const client = new pg.Client(database.url);
      await client.connect();
      for (const table of ["billing_locks", "batch_files"]) {
        await client.query(`UPDATE ${table} SET lease_ends_at = lease_ends_at - ${aWhile}`);
      }
      await client.end();
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

export type KillableWorld = Awaited<ReturnType<typeof openKillableWorld>>;
