import type { ListedPaymentStatus, PaymentStatus } from "@rewright/contract/billing";

/** The states of a payment in lists, filters and forms. */
export const listedStatusNames = {
  pending: "Pending",
  completed: "Completed",
  failed: "Failed",
  refunded: "Refunded",
  disputed: "Disputed",
} as const satisfies Record<ListedPaymentStatus, string>;

/** The same with the one that only a payment's history has. */
export const statusNames: Readonly<Record<PaymentStatus, string>> = { ...listedStatusNames, expired: "Expired" };
