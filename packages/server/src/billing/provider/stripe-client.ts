import type { BillingPeriod } from "@rewright/contract/plans";
import { Stripe } from "stripe";

/** An account at the payment provider, or the sandbox's stand-in for it. */
export interface StripeSettings {
  readonly secretKey: string;
  /** One, or two while they are exchanged: a signature by either is good. */
  readonly webhookSecrets: readonly string[];
  readonly prices: Readonly<Record<BillingPeriod, string>>;
  /** Protocol, host and port of the API. */
  readonly apiUrl: string;
  /** Nothing there costs anybody anything. */
  readonly isMock: boolean;
}

/** A call is given up after so long; with its repetitions it must end before an account's lock does. */
const timeoutMs = 8000;

/** The provider's own client. It repeats calls that failed on the way, with the same idempotency key. */
export function createStripe({ secretKey, apiUrl }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isHttp = protocol === "http:";
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    protocol: isHttp ? "http" : "https",
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}
