import type { BillingPeriod } from "@rewright/contract/plans";
import { Stripe } from "stripe";

/** Holds the settings of our account at the payment provider, or of the payment sandbox. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Secrets that verify webhook signatures. While a secret is being replaced there are two, and both are valid. */
  readonly webhookSecrets: readonly string[];
  readonly prices: Readonly<Record<BillingPeriod, string>>;
  /** Protocol, host and port of the payment provider's API. */
  readonly apiUrl: string;
  /** True for the payment sandbox, where no money moves. */
  readonly isMock: boolean;
}

/**
 * The milliseconds after which one call fails. All retries together must end before the lock of the account's billing
 * expires.
 */
const timeoutMs = 8000;

/** Creates the payment provider's client. It retries failed calls with the same idempotency key. */
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
