import { Stripe } from "stripe";
import { createPaymentSite } from "../src/payments/payment-site.ts";

const address = "http://localhost:3001";

/** The values of a correctly filled card form. */
export const goodCard = {
  number: "4242 4242 4242 4242",
  expiry: "12 / 40",
  cvc: "123",
  name: "Mary Writer",
} as const;

/** Creates the simulated payment provider's website, and the provider's real SDK, without a network port. */
export function testSite(options: { readonly webhookUrl?: string; readonly dataDir?: string } = {}) {
  const site = createPaymentSite({ address, ...options });
  const send = async (path: string, init?: RequestInit): Promise<Response> =>
    site.answer(new Request(new URL(path, address), init));
  const stripe = new Stripe(site.settings.STRIPE_SECRET_KEY, {
    host: "localhost",
    port: 3001,
    protocol: "http",
    httpClient: Stripe.createFetchHttpClient(async (url: string | URL | Request, init?: RequestInit) =>
      site.answer(new Request(url, init)),
    ),
    telemetry: false,
    maxNetworkRetries: 0,
  });

  return {
    stripe,
    webhookSecret: site.settings.STRIPE_WEBHOOK_SECRET,
    stop: site.stop,
    send,
    get: (path: string) => send(path),
    /** Sends a form as a browser does from one of the sandbox's pages. */
    post: (path: string, form: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
      send(path, { method: "POST", body: new URLSearchParams(form), headers }),
    async control<Answer>(path: string, body?: object): Promise<Answer> {
      const headers = { "Content-Type": "application/json" };
      const answer = await send(
        `/payments/control/${path}`,
        body && { method: "POST", headers, body: JSON.stringify(body) },
      );
      return (await answer.json()) as Answer;
    },
    /** Creates a customer with an open checkout session. */
    async beginCheckout({ email = "mary@example.org", period = "MONTHLY" }: Begun = {}) {
      const customer = await stripe.customers.create({ email });
      const session = await stripe.checkout.sessions.create({
        mode: "subscription",
        customer: customer.id,
        line_items: [{ price: site.settings[`STRIPE_PRICE_${period}`], quantity: 1 }],
        success_url: "http://localhost:3000/dashboard?session_id={CHECKOUT_SESSION_ID}",
        cancel_url: "http://localhost:3000/pricing?upgrade=canceled&plan=monthly",
      });
      return { customer: customer.id, session: session.id, path: new URL(session.url!).pathname };
    },
  };
}

interface Begun {
  readonly email?: string;
  readonly period?: "MONTHLY" | "YEARLY";
}
