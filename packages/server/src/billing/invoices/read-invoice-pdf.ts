import { Stripe } from "stripe";
import type { Account } from "#src/accounts/account.ts";
import { AppError } from "#src/app-error.ts";
import { readAtMost } from "#src/http/read-at-most.ts";
import { type BillingDeps, callProvider, requireProvider } from "../provider/deps.ts";
import { idOf } from "../sync/to-provider-state.ts";

const timeoutMs = 10_000;
const maxBytes = 10 * 1024 * 1024;
const sentence = "Failed to download invoice PDF";

/**
 * Returns an invoice as a PDF file, downloaded from the URL that the payment provider gives for it.
 * @param account owner of the invoice; undefined allows any owner
 * @throws AppError `not_found` if the account has no such invoice
 */
export async function readInvoicePdf(
  deps: Pick<BillingDeps, "provider">,
  account: Pick<Account, "stripeCustomerId"> | undefined,
  invoiceId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (account?.stripeCustomerId === null) throw new AppError("not_found");
  const { stripe, settings } = requireProvider(deps);
  const invoice = await callProvider(() => orUndefined(stripe.invoices.retrieve(invoiceId)), sentence);
  const isTheirs = !account || idOf(invoice?.customer) === account.stripeCustomerId;
  if (!invoice?.invoice_pdf || !isTheirs) throw new AppError("not_found");
  const address = URL.parse(invoice.invoice_pdf);
  const isSafe = address?.protocol === "https:" || (settings.isMock && address?.protocol === "http:");
  if (!address || !isSafe) throw unavailable("the provider gave no address");
  return fetchPdf(address);
}

async function orUndefined<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
    throw error;
  }
}

async function fetchPdf(address: URL): Promise<Uint8Array<ArrayBuffer>> {
  let file: Buffer<ArrayBuffer> | undefined;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
    file = await readAtMost(answer.body, maxBytes);
  } catch (cause) {
    throw unavailable(cause instanceof Error ? cause.message : "no answer");
  }
  if (!file) throw unavailable("the file is too large");
  if (file.subarray(0, 5).toString("latin1") !== "%PDF-") throw unavailable("the file is no PDF");
  return file;
}

/**
 * Returns an error that omits the invoice's URL. Anyone with that URL can read the invoice, so it must not be logged.
 */
function unavailable(reason: string): AppError {
  const cause = new Error(`an invoice's PDF could not be fetched: ${reason}`);
  return new AppError("payments_unavailable", `${sentence}. Please try again later.`, { cause, retryAfterSeconds: 30 });
}
