import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createStripe } from "../src/billing/provider/stripe-client.ts";
import { type KillableServer, newPerson } from "./killable.ts";
import { startProviderProxy } from "./provider-proxy.ts";
import { startSandbox } from "./sandbox.ts";

type Send = KillableServer["send"];

/**
 * Starts a simulated payment provider. It holds its webhook events until a test delivers them, and a relay passes them
 * on to the current server.
 */
export async function openProvider() {
  await using opened = new AsyncDisposableStack();
  let receiver: Send | undefined;
  const relay = opened.adopt(await openWebhookRelay((...request) => receiver!(...request)), (one) => one.close());
  const sandbox = opened.adopt(await startSandbox({ webhookUrl: relay.url }), async (one) => one.stop());
  await sandbox.payments.hold();
  const running = opened.move();
  return {
    ...sandbox,
    sendEventsTo(send: Send) {
      receiver = send;
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

type Provider = Awaited<ReturnType<typeof openProvider>>;

/**
 * Opens a fixed webhook URL that passes events on to a server whose own URL changes. If the server does not respond,
 * neither does the relay.
 */
async function openWebhookRelay(send: Send) {
  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const headers = {
      "Content-Type": "application/json",
      "Stripe-Signature": String(incoming.headers["stripe-signature"]),
    };
    const answer = await send("/api/stripe/webhook", { method: "POST", headers, body: Buffer.concat(chunks) });
    outgoing.writeHead(answer.status).end(await answer.text());
  }

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Starts a server that uses the simulated payment provider. After each start, the server reaches the provider through a
 * new proxy.
 */
export async function openBilledFixture(provider: Provider, server: KillableServer) {
  const { secretKey, webhookSecrets, prices, apiUrl } = provider.stripe;
  let proxy: Awaited<ReturnType<typeof startProviderProxy>> | undefined;
  let startedAt = new Date();
  await using opened = new AsyncDisposableStack();
  opened.defer(() => proxy?.stop());
  opened.use(server);

  async function start(): Promise<void> {
    const own = await startProviderProxy(apiUrl);
    proxy = own;
    startedAt = new Date();
    await server.start({
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecrets.join(","),
      STRIPE_PRICE_MONTHLY: prices.monthly,
      STRIPE_PRICE_YEARLY: prices.yearly,
      STRIPE_API_URL: own.url,
    });
    void server.crashed().then(own.stop);
  }

  provider.sendEventsTo(server.send);
  await start();
  const running = opened.move();
  return {
    payments: provider.payments,
    /** A client of the simulated payment provider that bypasses the proxy. */
    stripe: createStripe(provider.stripe),
    server,
    start,
    /** Returns the proxy between the current server and the simulated payment provider. */
    proxy: () => proxy!,
    newPerson: () => newPerson(server),
    /** Returns the start time of the current server. */
    startedAt: () => startedAt,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

export type BilledFixture = Awaited<ReturnType<typeof openBilledFixture>>;
