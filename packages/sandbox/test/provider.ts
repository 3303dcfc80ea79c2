import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Stripe } from "stripe";
import { priceIds } from "../src/payments/catalogue.ts";
import { createPayments } from "../src/payments/create-payments.ts";
import type { Card, PaymentOptions } from "../src/payments/payments.ts";

const secretKey = "sk_test_of_a_test";

export const day = 86_400;

/** Test cards of the payment provider's documentation. */
export const cards = {
  good: cardWith("4242 4242 4242 4242"),
  declined: cardWith("4000000000000002"),
  withoutFunds: cardWith("4000000000009995"),
  toConfirm: cardWith("4000002500003155"),
  failingLater: cardWith("4000000000000341"),
} as const;

export function cardWith(number: string): Card {
  return { number, expMonth: 12, expYear: 2040, cvc: "123", name: "Mary Writer" };
}

/**
 * Starts the simulated payment provider on a local port, and the provider's real SDK. The clock does not move unless a
 * test sets it.
 */
export async function startProvider(kept: Pick<PaymentOptions, "load" | "save"> = {}) {
  const time = { now: Date.UTC(2026, 2, 10, 12) / 1000 };
  const payments = createPayments({ address: "http://sandbox.test", secretKey, now: () => time.now, ...kept });
  const server = createServer(getRequestListener((request) => payments.answerApi(request)));
  server.listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const clientWith = (key: string) =>
    new Stripe(key, { host: "localhost", port, protocol: "http", telemetry: false, maxNetworkRetries: 0 });
  const stripe = clientWith(secretKey);

  return {
    payments,
    stripe,
    time,
    clientWith,
    address: `http://localhost:${port}`,
    secretKey,
    beginCheckout,
    subscribe,
    /** Returns a function that returns the types of the customer's events since this call. */
    listen(customerId: string) {
      const before = payments.events(customerId).length;
      return () =>
        payments
          .events(customerId)
          .slice(before)
          .map(({ type }) => type);
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };

  async function beginCheckout(price: string = priceIds.monthly) {
    const customer = await stripe.customers.create({ email: "mary@example.org" });
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer: customer.id,
      line_items: [{ price, quantity: 1 }],
      success_url: "https://product.test/dashboard?session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "https://product.test/pricing",
    });
    return { customer: customer.id, session: session.id };
  }

  async function subscribe({ price, card = cards.good }: { price?: string; card?: Card } = {}) {
    const { customer, session } = await beginCheckout(price);
    const outcome = payments.payCheckout(session, card);
    if (outcome === "needs_confirmation") payments.confirmCheckout(session, true);
    const [subscription] = payments.subscriptions(customer);
    if (subscription?.status !== "active") throw new Error(`The checkout was not paid: ${outcome}`);
    return { customer, session, subscription: subscription.id };
  }
}
