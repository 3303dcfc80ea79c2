import { formatAmount } from "@rewright/contract/plans";
import { rawColumns } from "../fields/raw-columns.tsx";
import { ExportLink } from "../lists/export-link.tsx";
import { ViewHeading } from "../lists/view-heading.tsx";
import { PaymentList, type PaymentRow } from "./payment-list.tsx";
import { paymentsStrings } from "./strings.ts";

const columns = rawColumns<PaymentRow>({
  payment_key: {
    cell: ({ payment_key }) => (
      <span title={payment_key} className="block max-w-36 truncate md:max-w-44">
        {payment_key}
      </span>
    ),
  },
  created_at: { numeric: true, sort: "created_at" },
  user: {
    cell: ({ user }) =>
      user ? (
        <span className="block max-w-56 truncate">{user.email}</span>
      ) : (
        <span className="text-soft">{paymentsStrings.accountDeleted}</span>
      ),
  },
  payment_status: {},
  amount: { numeric: true, sort: "amount", cell: ({ amount, currency }) => formatAmount(amount, currency) },
  amount_refunded: {
    numeric: true,
    cell: (row) => (row.amount_refunded > 0 ? formatAmount(row.amount_refunded, row.currency) : "–"),
  },
  currency: {},
  version: { numeric: true },
  webhook_event_type: {},
  payment_method: {},
  product_id: {},
  stripe_customer_id: {},
  user_id: {},
  id: {},
});

/** Shows the database table "payment_logs" as it is stored: the newest version of each payment. */
export function PaymentLogTable() {
  return (
    <>
      <ViewHeading title="payment_logs" actions={<ExportLink table="payment_logs" />}>
        {paymentsStrings.everyPaymentAsStored}
      </ViewHeading>
      <PaymentList columns={columns} />
    </>
  );
}
