import { formatAmount } from "@rewright/contract/plans";
import type { Stripe } from "stripe";
import { emit, update } from "./events.ts";
import { ids } from "./ids.ts";
import type { Charge, Refund } from "./objects.ts";
import { Refusal } from "./refusal.ts";
import { nowOf, type World } from "./world.ts";

interface Wish {
  readonly amount?: number | undefined;
  readonly reason?: string | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
}

/** Refunds a charge wholly or in part. */
export function createRefund(world: World, charge: Charge, { amount, reason, metadata }: Wish): Refund {
  const left = charge.amount - charge.amount_refunded;
  refuse(world, charge, amount, left);
  const refund: Refund = {
    id: ids.refund(),
    object: "refund",
    amount: amount ?? left,
    balance_transaction: null,
    charge: charge.id,
    created: nowOf(world, charge.customer),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
      type: "card",
    },
    metadata: metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
  world.state.refunds[refund.id] = refund;
  emit(world, "refund.created", refund);
  const amount_refunded = charge.amount_refunded + refund.amount;
  update(world, "charge.refunded", charge, { amount_refunded, refunded: amount_refunded === charge.amount });
  return refund;
}

function refuse({ state }: World, charge: Charge, amount: number | undefined, left: number): void {
  if (charge.status !== "succeeded") throw new Refusal(`Charge ${charge.id} was not successful; cannot refund it.`);
  if (left === 0) {
    throw new Refusal(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  }
  const isLost = Object.values(state.disputes).some((one) => one.charge === charge.id && one.status !== "won");
  if (isLost) {
    throw new Refusal(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: "charge_disputed" });
  }
  if (amount === undefined) return;
  if (amount < 1) throw new Refusal("Invalid positive integer", { param: "amount", code: "parameter_invalid_integer" });
  if (amount <= left) return;
  const [wanted, most] = [amount, left].map((cents) => formatAmount(cents, charge.currency));
  throw new Refusal(`Refund amount (${wanted}) is greater than unrefunded amount on charge (${most})`, {
    param: "amount",
  });
}
