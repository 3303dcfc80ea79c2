import type { ListedPaymentStatus, PaymentStatus } from "@rewright/contract/billing";

/** Holds the payment statuses that lists, filters and forms offer. */
export const listedStatusNames = {
  pending: "Pending",
  completed: "Completed",
  failed: "Failed",
  refunded: "Refunded",
  disputed: "Disputed",
} as const satisfies Record<ListedPaymentStatus, string>;

/** Adds the status that occurs only in a payment's history. */
export const statusNames: Readonly<Record<PaymentStatus, string>> = { ...listedStatusNames, expired: "Expired" };
