import type { Logger } from "pino";
import { Stripe } from "stripe";
import { AppError } from "#src/app-error.ts";
import type { Db } from "#src/db/database.ts";
import type { Mailer } from "#src/mail/mailer.ts";
import type { StripeSettings } from "./stripe-client.ts";

interface Provider {
  readonly stripe: Stripe;
  readonly settings: StripeSettings;
}

/** Holds the database, clock, payment client and other services that all billing functions use. */
export interface BillingDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
  /** Origin of this site, such as "https://example.com". */
  readonly origin: string;
  readonly mailer: Mailer;
  /** The payment provider. Undefined if none is configured; nothing can be bought then. */
  readonly provider: Provider | undefined;
}

/** The reason why an account is synced with the payment provider. Stored with each payment. */
export type SyncCause =
  | { readonly from: "webhook"; readonly eventType: string }
  | { readonly from: "return" | "sync" | "admin" | "reconciliation" | "checkout" | "cancel" | "resume" | "closing" };

/**
 * Returns the payment provider.
 * @throws AppError `payments_unavailable` if none is configured
 */
export function requireProvider({ provider }: Pick<BillingDeps, "provider">): Provider {
  if (!provider) throw new AppError("payments_unavailable");
  return provider;
}

/** Thrown when the payment provider does not know an id. A retry would give the same answer. */
export class MissingAtProvider extends AppError {}

/**
 * Runs calls to the payment provider and translates its errors. A refused call becomes `payment_failed`, with
 * `sentence` and a reason that users may see. An unreachable provider or wrong settings become `payments_unavailable`.
 */
export async function callProvider<T>(work: () => Promise<T>, sentence = "Payment failed"): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const cause = describe(error);
    if (error instanceof Stripe.errors.StripeCardError) {
      throw new AppError("payment_failed", `${sentence}: ${error.message}`, { cause });
    }
    // The ids that we send exist in our account at the payment provider. If one is missing, the settings belong to
    // another account.
    const unavailable = { cause, retryAfterSeconds: 30 };
    if (error.code === "resource_missing") throw new MissingAtProvider("payments_unavailable", undefined, unavailable);
    if (error.statusCode === 404 || !(error instanceof Stripe.errors.StripeInvalidRequestError))
      throw new AppError("payments_unavailable", undefined, unavailable);
    const reason = `the payment provider refused it (${error.code ?? "invalid_request"})`;
    throw new AppError("payment_failed", `${sentence}: ${reason}`, { cause });
  }
}

/**
 * Runs a call to the payment provider.
 * @returns false if the provider reports the resource as missing
 */
export async function existsAtProvider(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === "resource_missing") return false;
    throw error;
  }
}

/** Returns the parts of a payment provider's error that may be logged. Its message could quote the request. */
function describe({ type, code, param, statusCode, requestId }: InstanceType<typeof Stripe.errors.StripeError>): Error {
  const fields = { type, code, param, statusCode, requestId };
  return new Error(`the payment provider answered ${JSON.stringify(fields)}`);
}
