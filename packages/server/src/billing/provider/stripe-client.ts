import type { BillingPeriod } from "@rewright/contract/plans";
import { Stripe } from "stripe";

/** Holds the settings of an account at the payment provider, or of the sandbox. */
export interface StripeSettings {
  readonly secretKey: string;
  /** One secret, or two during a rotation: a signature by either is valid. */
  readonly webhookSecrets: readonly string[];
  readonly prices: Readonly<Record<BillingPeriod, string>>;
  /** Protocol, host and port of the API. */
  readonly apiUrl: string;
  /** True for the sandbox, where payments are not real. */
  readonly isMock: boolean;
}

/** Timeout of one call. With all retries, calls must end before the lease of an account's lock expires. */
const timeoutMs = 8000;

/** Creates the provider's client. It retries failed calls with the same idempotency key. */
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
