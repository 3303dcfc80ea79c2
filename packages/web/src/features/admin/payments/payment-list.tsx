import type { listPaymentLogsWithUsers } from "@rewright/contract/admin/payments";
import type { z } from "zod";
import { useDrawer } from "../drawer/use-drawer.ts";
import { listedStatusNames } from "../fields/payment-status.ts";
import type { Column } from "../lists/data-table.tsx";
import { FilterChips } from "../lists/filter-chips.tsx";
import { ListView } from "../lists/list-view.tsx";
import { useAdminList } from "../lists/use-admin-list.ts";
import { type Sort, useListAddress } from "../lists/use-list-address.ts";
import { PaymentDrawer } from "./payment-drawer.tsx";
import { paymentsStrings } from "./strings.ts";

export type PaymentRow = z.output<(typeof listPaymentLogsWithUsers)["output"]>["data"][number];

const filters = ["payment_status", "user_id"];
const newestFirst: Sort = { by: "created_at", order: "desc" };

/** Shows the list of payments with its filters, each in its newest version, and the details of one. */
export function PaymentList({ columns }: { readonly columns: readonly Column<PaymentRow>[] }) {
  const address = useListAddress(filters, newestFirst);
  const list = useAdminList<typeof listPaymentLogsWithUsers>("/api/payment-logs-with-users", address.query);
  const drawer = useDrawer("row");
  const userId = address.filter("user_id");
  const owner = list.page?.data.find(({ user_id }) => user_id === userId)?.user;
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-x-6 gap-y-3">
        <FilterChips
          label={paymentsStrings.status}
          options={listedStatusNames}
          value={address.filter("payment_status")}
          onChange={(status) => address.setFilter("payment_status", status)}
        />
        {userId && (
          <FilterChips
            label={paymentsStrings.paidBy}
            options={{ [userId]: owner?.email ?? paymentsStrings.accountId(userId.slice(0, 8)) }}
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
    </>
  );
}
