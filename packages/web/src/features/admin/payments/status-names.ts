import type { PaymentStatus } from "@rewright/contract/billing";

/** The states of a payment under their own names, for filters and forms. */
export const statusNames = {
  pending: "pending",
  completed: "completed",
  failed: "failed",
  expired: "expired",
  refunded: "refunded",
  disputed: "disputed",
} as const satisfies { readonly [Status in PaymentStatus]: Status };
