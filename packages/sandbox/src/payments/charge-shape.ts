import { ids } from "./ids.ts";
import type { Charge, Invoice, PaymentIntent, PaymentMethod } from "./objects.ts";
import type { Decline } from "./verdict.ts";

/** Creates a charge for the amount of an invoice. It has succeeded unless `decline` is given. */
export function newCharge(
  invoice: Invoice,
  intent: PaymentIntent,
  method: PaymentMethod,
  now: number,
  decline: Decline | undefined,
): Charge {
  return {
    id: ids.charge(),
    object: "charge",
    amount: invoice.amount_due,
    amount_captured: decline ? 0 : invoice.amount_due,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: !decline,
    created: now,
    currency: invoice.currency,
    customer: invoice.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: cardDetails(method, decline ? null : invoice.amount_due),
    receipt_email: null,
    receipt_number: null,
    receipt_url: decline ? null : invoice.hosted_invoice_url,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? "failed" : "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
}

function outcomeOf(decline: Decline | undefined): Charge["outcome"] {
  return {
    advice_code: decline ? "try_again_later" : null,
    network_advice_code: null,
    network_decline_code: decline ? "01" : null,
    network_status: decline ? "declined_by_network" : "approved_by_network",
    reason: decline?.declineCode ?? null,
    risk_level: "normal",
    risk_score: 20,
    seller_message: decline ? "The bank did not return any further details with this decline." : "Payment complete.",
    type: decline ? "issuer_declined" : "authorized",
  };
}

function cardDetails({ card }: PaymentMethod, authorized: number | null): Charge["payment_method_details"] {
  return {
    card: {
      amount_authorized: authorized,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: card.regulated_status,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
    type: "card",
  };
}
