import { ids } from "./ids.ts";
import type { Charge, Dispute } from "./objects.ts";

const daysToAnswer = 9;

/** Creates a dispute over the full amount of a charge. The seller must respond next. */
export function newDispute(charge: Charge, now: number): Dispute {
  const { card } = charge.payment_method_details;
  return {
    id: ids.dispute(),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(charge),
    evidence_details: {
      due_by: now + daysToAnswer * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_applicable",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: "10.4",
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: card.brand ?? "unknown",
        case_type: "chargeback",
        network: card.brand ?? "unknown",
        network_reason_code: "10.4",
      },
      type: "card",
    },
    reason: "fraudulent",
    status: "needs_response",
  };
}

/** Returns an empty form for the seller's evidence, filled only with the name and email address of the charge. */
function noEvidence(charge: Charge): Dispute["evidence"] {
  return {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: charge.billing_details.email,
    customer_name: charge.billing_details.name,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  };
}
