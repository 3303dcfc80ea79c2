import type { createPortalSession } from "@rewright/contract/billing";
import type { User } from "@rewright/contract/user";
import { call } from "#src/api/call.ts";

/** Opens the payment provider's portal, where the account's card can be changed. @throws CallError */
export async function openPortal(user: User, returnUrl: string): Promise<void> {
  const input = { customerId: user.stripe_customer_id, returnUrl };
  const { url } = await call<typeof createPortalSession>("/api/stripe/create-portal-session", input);
  location.assign(url);
}
