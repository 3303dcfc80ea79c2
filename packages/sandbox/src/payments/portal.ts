import { addresses } from "./addresses.ts";
import { ids } from "./ids.ts";
import type { Customer, PortalSession } from "./objects.ts";
import { nowOf, type World } from "./world.ts";

/** The id of the billing portal's only configuration. */
const configuration = "bpc_sandbox";

/** Creates a session of the billing portal, in which the customer manages card, subscription and invoices. */
export function createPortalSession(
  world: World,
  customer: Customer,
  { returnUrl, locale }: { readonly returnUrl?: string | undefined; readonly locale?: string | undefined },
): PortalSession {
  const id = ids.portalSession();
  const session: PortalSession = {
    id,
    object: "billing_portal.session",
    configuration,
    created: nowOf(world, customer.id),
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: locale ?? null,
    on_behalf_of: null,
    return_url: returnUrl ?? null,
    url: `${world.address}${addresses.portal(id)}`,
  };
  world.state.portalSessions[id] = session;
  return session;
}
