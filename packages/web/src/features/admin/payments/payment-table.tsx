import { formatAmount } from "@rewright/contract/plans";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { DateTime } from "../fields/date-time.tsx";
import { PaymentBadge } from "../fields/payment-badge.tsx";
import type { Column } from "../lists/data-table.tsx";
import { ExportLink } from "../lists/export-link.tsx";
import { useAdminActions } from "../lists/use-admin-actions.ts";
import { ViewHeading } from "../lists/view-heading.tsx";
import { AddPayment } from "./add-payment.tsx";
import { PaidBy } from "./paid-by.tsx";
import { PaymentList, type PaymentRow } from "./payment-list.tsx";
import { paymentsStrings } from "./strings.ts";

const columns: readonly Column<PaymentRow>[] = [
  {
    id: "amount",
    header: paymentsStrings.amount,
    sort: "amount",
    className: "whitespace-nowrap",
    cell: (payment) => (
      <>
        <span className="block font-medium tabular-nums">{formatAmount(payment.amount, payment.currency)}</span>
        {payment.amount_refunded > 0 && (
          <span className="block text-soft tabular-nums">
            {paymentsStrings.amountRefunded(formatAmount(payment.amount_refunded, payment.currency))}
          </span>
        )}
      </>
    ),
  },
  {
    id: "user",
    header: paymentsStrings.paidBy,
    className: "max-w-56 md:max-w-80",
    cell: ({ user }) => <PaidBy user={user} />,
  },
  {
    id: "status",
    header: paymentsStrings.status,
    cell: ({ payment_status }) => <PaymentBadge status={payment_status} />,
  },
  {
    id: "created_at",
    header: paymentsStrings.lastUpdate,
    sort: "created_at",
    numeric: true,
    cell: ({ created_at }) => <DateTime at={created_at} exact />,
  },
  {
    id: "payment_key",
    header: paymentsStrings.paymentKey,
    className: "max-w-56",
    cell: ({ payment_key }) => (
      <code title={payment_key} className="block truncate text-xs">
        {payment_key}
      </code>
    ),
  },
];

/** Shows the list of payments and who paid them. */
export function PaymentTable() {
  const { report } = useAdminActions();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <ViewHeading
        title={paymentsStrings.payments}
        actions={
          <>
            <Button onClick={() => setIsAdding(true)}>
              <Plus size={16} aria-hidden />
              {paymentsStrings.addPayment}
            </Button>
            <ExportLink table="payment_logs" />
          </>
        }
      >
        {paymentsStrings.oneRowPerPayment}
      </ViewHeading>
      <PaymentList columns={columns} />
      {isAdding && <AddPayment onDone={report} onClose={() => setIsAdding(false)} />}
    </>
  );
}
