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

/** What everything about payment needs. */
export interface BillingDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
  /** The product's own address. */
  readonly origin: string;
  readonly mailer: Mailer;
  /** Absent: nothing can be bought. */
  readonly provider: Provider | undefined;
}

/** Why the provider is asked what is true; the ledger keeps it. */
export type SyncCause =
  | { readonly from: "webhook"; readonly eventType: string }
  | { readonly from: "return" | "sync" | "admin" | "reconciliation" | "checkout" | "cancel" | "resume" | "closing" };

/** @throws AppError where no provider is set up */
export function requireProvider({ provider }: Pick<BillingDeps, "provider">): Provider {
  if (!provider) throw new AppError("payments_unavailable");
  return provider;
}

/**
 * Runs calls to the provider. What it refuses becomes `payment_failed`, with the sentence and a reason that may be
 * shown; where it cannot be reached, or our own settings are wrong, `payments_unavailable`.
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
    // What we name is ours or was the provider's: where it is missing, the settings are of another account there.
    const isMissing = error.statusCode === 404 || error.code === "resource_missing";
    if (isMissing || !(error instanceof Stripe.errors.StripeInvalidRequestError))
      throw new AppError("payments_unavailable", undefined, { cause, retryAfterSeconds: 30 });
    const reason = `the payment provider refused it (${error.code ?? "invalid_request"})`;
    throw new AppError("payment_failed", `${sentence}: ${reason}`, { cause });
  }
}

/** Runs a call to the provider. @returns false where the provider says that there is no such thing */
export async function isThere(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === "resource_missing") return false;
    throw error;
  }
}

/** What the log gets of the provider's error: its message could quote what was sent. */
function describe({ type, code, param, statusCode, requestId }: InstanceType<typeof Stripe.errors.StripeError>): Error {
  const fields = { type, code, param, statusCode, requestId };
  return new Error(`the payment provider answered ${JSON.stringify(fields)}`);
}
