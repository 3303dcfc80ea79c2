import type { Account } from "#src/accounts/account.ts";
import { AppError } from "#src/app-error.ts";
import { checkedReturnUrl } from "../checkout/return-url.ts";
import { type BillingDeps, callProvider, requireProvider } from "../provider/deps.ts";

/**
 * Creates a session of the payment provider's customer portal, where customers manage cards and invoices.
 * @returns its URL
 */
export async function openPortal(
  deps: Pick<BillingDeps, "provider" | "origin">,
  { stripeCustomerId: customer }: Pick<Account, "stripeCustomerId">,
  returnUrl: string | null | undefined,
): Promise<string> {
  const { stripe } = requireProvider(deps);
  const back = checkedReturnUrl(deps.origin, returnUrl, "/dashboard");
  if (customer === null) throw new AppError("no_customer", "You don't have a subscription yet.");
  const session = await callProvider(
    () => stripe.billingPortal.sessions.create({ customer, return_url: back }),
    "We couldn't open the billing portal",
  );
  return session.url;
}
