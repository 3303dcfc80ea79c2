import type { listUsers } from "@rewright/contract/admin/users";
import { useQueryClient } from "@tanstack/react-query";
import clsx from "clsx";
import { UserPlus } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { openedHere, useDrawer } from "../drawer/use-drawer.ts";
import { ExportLink } from "../lists/export-link.tsx";
import { FilterChips } from "../lists/filter-chips.tsx";
import { ListView } from "../lists/list-view.tsx";
import { type AdminActions, useAdminActions } from "../lists/use-admin-actions.ts";
import { useAdminList } from "../lists/use-admin-list.ts";
import { type ListAddress, type Sort, useListAddress } from "../lists/use-list-address.ts";
import { LoadFailed } from "../load-failed.tsx";
import { CreateUserDialog } from "./create-user-dialog.tsx";
import { noSuchSearch } from "./no-such-search.ts";
import { RecentActivity } from "./recent-activity.tsx";
import { StatCards } from "./stat-cards.tsx";
import { usersStrings } from "./strings.ts";
import { useDashboard } from "./use-dashboard.ts";
import { userColumns } from "./user-columns.tsx";
import { UserDrawer } from "./user-drawer.tsx";

const filters = ["plan", "state"];
const newestFirst: Sort = { by: "created_at", order: "desc" };

const planNames = { normal: "Free", premium: "Premium" };
const stateNames = { active: "Active", banned: "Banned", unverified: "Unverified", admin: "Admins" };

/** Shows the list of all accounts with counts, search, filters and order, and the details of one. */
export function UserManagement() {
  const address = useListAddress(filters, newestFirst);
  const list = useAdminList<typeof listUsers>("/api/users", address.query, address.search ? noSuchSearch : undefined);
  const drawer = useDrawer("user");
  const { dashboard, error, retry } = useDashboard();
  const actions = useAdminActions();
  const [creating, setCreating] = useState(false);
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);
  const onDeleted = useDeletedUser(drawer, actions, top);

  return (
    <>
      {/* Hidden on phones during a search, so that the results come first. */}
      <div className={clsx("mb-8", address.search && "max-md:hidden")}>
        {error ? (
          <LoadFailed what={usersStrings.figuresFailed} problem={{ message: error }} onRetry={retry} />
        ) : (
          <StatCards dashboard={dashboard} />
        )}
      </div>
      <div ref={top} tabIndex={-1} className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 outline-none">
        <UserFilters address={address} />
        <div className="flex gap-3 md:ml-auto">
          <ExportLink table="users" />
          <Button look="primary" onClick={() => setCreating(true)}>
            <UserPlus size={16} aria-hidden />
            Create user
          </Button>
        </div>
      </div>
      <ListView
        label="users"
        columns={userColumns}
        rowKey={({ id }) => id}
        rowTo={({ id }) => drawer.to(id)}
        list={list}
        address={address}
        empty={usersStrings.noAccountsYet}
      />
      {!error && <RecentActivity dashboard={dashboard} personTo={drawer.to} />}
      {drawer.id !== undefined && (
        <UserDrawer key={drawer.id} id={drawer.id} onClose={drawer.close} onDeleted={onDeleted} />
      )}
      {creating && (
        <CreateUserDialog
          onClose={() => setCreating(false)}
          onCreated={(user) => {
            setCreating(false);
            actions.report({ message: `Created an account for ${user.email}.` });
            navigate(drawer.to(user.id), { state: openedHere });
          }}
        />
      )}
    </>
  );
}

/**
 * Returns a function to call after a deletion. It closes the details, shows a message, and moves the focus to the top
 * of the list.
 */
function useDeletedUser(
  drawer: ReturnType<typeof useDrawer>,
  { report }: AdminActions,
  top: RefObject<HTMLDivElement | null>,
) {
  const client = useQueryClient();
  const [deleted, setDeleted] = useState<string>();

  useEffect(() => {
    if (deleted === undefined || drawer.id !== undefined) return;
    setDeleted(undefined);
    report({ message: `${deleted} was deleted.` });
    top.current?.focus();
  }, [deleted, drawer.id, report, top]);

  return async (email: string): Promise<void> => {
    // Reloads the list before the drawer closes; otherwise the focus would return to a row that disappears.
    await client.invalidateQueries({ queryKey: ["/api/users"] });
    setDeleted(email);
    drawer.close();
  };
}

function UserFilters({ address }: { readonly address: ListAddress }) {
  return (
    <>
      <FilterChips
        label={usersStrings.plan}
        options={planNames}
        value={address.filter("plan")}
        onChange={(plan) => address.setFilter("plan", plan)}
      />
      <FilterChips
        label={usersStrings.state}
        options={stateNames}
        value={address.filter("state")}
        onChange={(state) => address.setFilter("state", state)}
      />
    </>
  );
}
