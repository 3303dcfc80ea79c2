import type { listUsers } from "@rewright/contract/admin-users";
import { ExportLink } from "../parts/export-link.tsx";
import { FilterChips } from "../parts/filter-chips.tsx";
import { ListView } from "../parts/list-view.tsx";
import { useAdminList } from "../parts/use-admin-list.ts";
import { useDrawer } from "../parts/use-drawer.ts";
import { type Sort, useListAddress } from "../parts/use-list-address.ts";
import { noSuchSearch } from "./no-such-search.ts";
import { userColumns } from "./user-columns.tsx";

const filters = ["plan", "state"];
const newestFirst: Sort = { by: "created_at", order: "desc" };

const planNames = { normal: "Free", premium: "Premium" };
const stateNames = { active: "Active", banned: "Banned", unverified: "Unverified", admin: "Admins" };

/** Everybody with an account: searched, filtered, sorted, and opened one by one. */
export function UserManagement() {
  const address = useListAddress(filters, newestFirst);
  const list = useAdminList<typeof listUsers>("/api/users", address.query, address.search ? noSuchSearch : undefined);
  const drawer = useDrawer("user");

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <FilterChips
          label="Plan"
          options={planNames}
          value={address.filter("plan")}
          onChange={(plan) => address.setFilter("plan", plan)}
        />
        <FilterChips
          label="State"
          options={stateNames}
          value={address.filter("state")}
          onChange={(state) => address.setFilter("state", state)}
        />
        <div className="ml-auto">
          <ExportLink table="users" />
        </div>
      </div>
      <ListView
        label="people"
        columns={userColumns}
        rowKey={({ id }) => id}
        rowTo={({ id }) => drawer.to(id)}
        list={list}
        address={address}
        empty="Nobody has an account yet."
      />
    </>
  );
}
