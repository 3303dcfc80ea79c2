import type { AdminUser, listUsers } from "@rewright/contract/admin/users";
import { useDrawer } from "../drawer/use-drawer.ts";
import { rawColumns } from "../fields/raw-columns.tsx";
import { count } from "../fields/total.ts";
import { ExportLink } from "../lists/export-link.tsx";
import { FilterChips } from "../lists/filter-chips.tsx";
import { ListView } from "../lists/list-view.tsx";
import { useAdminList } from "../lists/use-admin-list.ts";
import { type Sort, useListAddress } from "../lists/use-list-address.ts";
import { ViewHeading } from "../lists/view-heading.tsx";
import { databaseStrings } from "./strings.ts";
import { UserRow } from "./user-row.tsx";

const filters = ["plan", "state"];
const newestFirst: Sort = { by: "created_at", order: "desc" };

const columns = rawColumns<AdminUser>({
  email: { sort: "email", className: "max-w-56 truncate" },
  id: {},
  email_verified: {},
  first_name: { sort: "name" },
  last_name: {},
  user_metadata: {},
  plan: {},
  premium_by: {},
  provider: {},
  has_password: {},
  is_active: {},
  ban_reason: { className: "max-w-64 truncate" },
  billing_period: {},
  created_at: { sort: "created_at", numeric: true },
  updated_at: { numeric: true },
  last_login: { sort: "last_login", numeric: true },
  total_generations: { sort: "total_generations", numeric: true, cell: (user) => count(user.total_generations) },
  credits: { numeric: true },
  history_enabled: {},
  subscription_start_date: { numeric: true },
  subscription_end_date: { numeric: true },
  stripe_customer_id: {},
  stripe_subscription_id: {},
  stripe_subscription_status: {},
  cancel_at_period_end: {},
  premium_until: { numeric: true },
  granted_until: { numeric: true },
});

/** Shows the database table "users" as it is stored. */
export function UserTable() {
  const address = useListAddress(filters, newestFirst);
  const list = useAdminList<typeof listUsers>("/api/users", address.query);
  const drawer = useDrawer("row");
  return (
    <>
      <ViewHeading title="users" actions={<ExportLink table="users" />}>
        {databaseStrings.everyAccountAsStored}
      </ViewHeading>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <FilterChips
          label="plan"
          options={{ normal: "normal", premium: "premium" }}
          value={address.filter("plan")}
          onChange={(plan) => address.setFilter("plan", plan)}
        />
        <FilterChips
          label="state"
          options={{ active: "active", banned: "banned", unverified: "unverified", admin: "admin" }}
          value={address.filter("state")}
          onChange={(state) => address.setFilter("state", state)}
        />
      </div>
      <ListView
        label="users"
        columns={columns}
        rowKey={({ id }) => id}
        rowTo={({ id }) => drawer.to(id)}
        list={list}
        address={address}
        empty={databaseStrings.noAccountsYet}
      />
      {drawer.id && <UserRow id={drawer.id} onClose={drawer.close} />}
    </>
  );
}
