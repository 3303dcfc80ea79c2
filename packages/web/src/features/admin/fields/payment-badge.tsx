import type { PaymentStatus } from "@rewright/contract/billing";
import { Badge } from "./badge.tsx";
import { statusNames } from "./payment-status.ts";

const looks = {
  pending: "warning",
  completed: "good",
  failed: "danger",
  expired: "quiet",
  refunded: "note",
  disputed: "danger",
} as const satisfies Record<PaymentStatus, string>;

/** Shows the status of a payment. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge look={looks[status]}>{statusNames[status]}</Badge>;
}
