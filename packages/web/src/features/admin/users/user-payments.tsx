import type { listUserPayments } from "@rewright/contract/admin/payments";
import { formatAmount } from "@rewright/contract/plans";
import { DrawerSection } from "../drawer/drawer-section.tsx";
import { DateTime } from "../fields/date-time.tsx";
import { PaymentBadge } from "../fields/payment-badge.tsx";
import { useAdminList } from "../lists/use-admin-list.ts";
import { viewTo } from "../views/views.ts";
import { SmallList } from "./small-list.tsx";
import { usersStrings } from "./strings.ts";

/** Lists an account's payments, newest first. */
export function UserPayments({ id }: { id: string }) {
  const list = useAdminList<typeof listUserPayments>(`/api/users/${id}/payments`, "");
  return (
    <DrawerSection title={usersStrings.payments}>
      <SmallList
        label="payments"
        empty={usersStrings.noPaymentsYet}
        list={list}
        allTo={viewTo("payments", { user_id: id })}
        rowKey={(payment) => payment.id}
        row={(payment) => (
          <>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium tabular-nums">
                {formatAmount(payment.amount, payment.currency)}
                {payment.amount_refunded > 0 && (
                  <span className="font-normal text-soft">
                    {usersStrings.refundedOf(formatAmount(payment.amount_refunded, payment.currency))}
                  </span>
                )}
              </span>
              <PaymentBadge status={payment.payment_status} />
            </p>
            <p className="text-soft wrap-anywhere">
              <DateTime at={payment.created_at} exact /> · <code className="text-xs">{payment.payment_key}</code>
            </p>
          </>
        )}
      />
    </DrawerSection>
  );
}
