import type { StandIns } from "../machines/stand-ins.ts";
import type { LoadAccount } from "./accounts.ts";
import type { Record } from "./record.ts";

/**
 * Buys Premium: starts a checkout and pays it at the payment provider. If `comesBack`, confirms the payment as the
 * return page does; otherwise only the provider's webhook events report it.
 */
export async function buyPremium(
  { user, client }: LoadAccount,
  record: Record,
  { services, comesBack }: { readonly services: StandIns; readonly comesBack: boolean },
): Promise<void> {
  const post = (path: string, body: object) => client.ask("checkout", { method: "POST", path, body });
  const begun = await post("/api/stripe/create-checkout-session", { billing: comesBack ? "monthly" : "yearly" });
  if (begun?.status !== 200) return record.add({ what: "checkout", user, session: null, isPaid: false });
  const session = String(begun.body.sessionId);
  const paid = await fetch(`${services.address}/payments/control/pay`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ session, card: "4242424242424242" }),
  });
  const { outcome } = (await paid.json()) as { outcome?: string };
  record.add({ what: "checkout", user, session, isPaid: outcome === "paid" });
  if (comesBack) await post("/api/stripe/confirm", { session_id: session });
}
