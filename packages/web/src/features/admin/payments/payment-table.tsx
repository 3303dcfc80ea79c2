import type { listPaymentLogsWithUsers } from "@rewright/contract/admin/payments";
import { formatAmount } from "@rewright/contract/plans";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { z } from "zod";
import { Button } from "#src/ui/button.tsx";
import { useDrawer } from "../drawer/use-drawer.ts";
import { PaymentBadge } from "../fields/payment-badge.tsx";
import { rawColumns } from "../fields/raw-columns.tsx";
import { ExportLink } from "../lists/export-link.tsx";
import { FilterChips } from "../lists/filter-chips.tsx";
import { ListView } from "../lists/list-view.tsx";
import { useAdminActions } from "../lists/use-admin-actions.ts";
import { useAdminList } from "../lists/use-admin-list.ts";
import { type Sort, useListAddress } from "../lists/use-list-address.ts";
import { ViewHeading } from "../lists/view-heading.tsx";
import { AddPayment } from "./add-payment.tsx";
import { PaymentDrawer } from "./payment-drawer.tsx";
import { statusNames } from "./status-names.ts";
import { paymentsStrings } from "./strings.ts";

type Row = z.output<(typeof listPaymentLogsWithUsers)["output"]>["data"][number];

const filters = ["payment_status", "user_id"];
const newestFirst: Sort = { by: "created_at", order: "desc" };

const columns = rawColumns<Row>({
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
        <span className="text-soft">{paymentsStrings.deleted}</span>
      ),
  },
  payment_status: { cell: ({ payment_status }) => <PaymentBadge status={payment_status} /> },
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

/** The table payment_logs: each payment as it stands now. */
export function PaymentTable() {
  const address = useListAddress(filters, newestFirst);
  const list = useAdminList<typeof listPaymentLogsWithUsers>("/api/payment-logs-with-users", address.query);
  const drawer = useDrawer("row");
  const { tell } = useAdminActions();
  const [isAdding, setIsAdding] = useState(false);
  const userId = address.filter("user_id");
  return (
    <>
      <ViewHeading
        title="payment_logs"
        actions={
          <>
            <Button onClick={() => setIsAdding(true)}>
              <Plus size={16} aria-hidden />
              Add payment
            </Button>
            <ExportLink table="payment_logs" />
          </>
        }
      >
        {paymentsStrings.oneRowPerPayment}
      </ViewHeading>
      <div className="mb-4 grid gap-3">
        <FilterChips
          label="payment_status"
          options={statusNames}
          value={address.filter("payment_status")}
          onChange={(status) => address.setFilter("payment_status", status)}
        />
        {userId && (
          <FilterChips
            label="user_id"
            options={{ [userId]: `${userId.slice(0, 8)}…` }}
            value={userId}
            onChange={(value) => address.setFilter("user_id", value)}
          />
        )}
      </div>
      <ListView
        label="payments"
        columns={columns}
        rowKey={({ id }) => id}
        rowTo={({ id }) => drawer.to(id)}
        list={list}
        address={address}
        empty={paymentsStrings.noPaymentsYet}
      />
      {drawer.id && <PaymentDrawer id={drawer.id} to={drawer.to} onClose={drawer.close} />}
      {isAdding && <AddPayment onDone={tell} onClose={() => setIsAdding(false)} />}
    </>
  );
}
