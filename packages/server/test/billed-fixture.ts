import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createStripe } from "../src/billing/provider/stripe-client.ts";
import { type KillableServer, newPerson } from "./killable.ts";
import { startProviderProxy } from "./provider-proxy.ts";
import { startSandbox } from "./sandbox.ts";

type Send = KillableServer["send"];

/** The payment sandbox, whose events wait until they are delivered, and the way of its events to a server. */
export async function openProvider() {
  await using opened = new AsyncDisposableStack();
  let receiver: Send | undefined;
  const door = opened.adopt(await openDoor((...request) => receiver!(...request)), (one) => one.close());
  const sandbox = opened.adopt(await startSandbox({ webhookUrl: door.url }), async (one) => one.stop());
  await sandbox.payments.hold();
  const running = opened.move();
  return {
    ...sandbox,
    bringEventsTo(send: Send) {
      receiver = send;
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

type Provider = Awaited<ReturnType<typeof openProvider>>;

/** An address for events that stays the same while the server's changes. What the server does not answer stays unanswered. */
async function openDoor(send: Send) {
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

/** Starts a server that takes payments of the provider. Each start of it reaches the provider by an address of its own. */
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
    void server.died().then(own.stop);
  }

  provider.bringEventsTo(server.send);
  await start();
  const running = opened.move();
  return {
    payments: provider.payments,
    /** The provider's client, past the proxy. */
    stripe: createStripe(provider.stripe),
    server,
    start,
    /** What the server that runs now asks of the provider. */
    proxy: () => proxy!,
    newPerson: () => newPerson(server),
    /** When the server that runs now was started. */
    startedAt: () => startedAt,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

export type BilledFixture = Awaited<ReturnType<typeof openBilledFixture>>;
