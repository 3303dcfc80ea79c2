import type { ListedPaymentStatus, PaymentStatus } from "@rewright/contract/billing";

/** The names of payment statuses that lists, filters and forms offer. */
export const listedStatusNames = {
  pending: "Pending",
  completed: "Completed",
  failed: "Failed",
  refunded: "Refunded",
  disputed: "Disputed",
} as const satisfies Record<ListedPaymentStatus, string>;

/** The names of all payment statuses. "Expired" occurs only in the history of a payment. */
export const statusNames: Readonly<Record<PaymentStatus, string>> = { ...listedStatusNames, expired: "Expired" };
