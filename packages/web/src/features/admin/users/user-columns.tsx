import type { AdminUser } from "@rewright/contract/admin/users";
import { DateTime } from "../fields/date-time.tsx";
import { count } from "../fields/total.ts";
import type { Column } from "../lists/data-table.tsx";
import { fullName } from "./full-name.ts";
import { usersStrings } from "./strings.ts";
import { PlanBadge, StateBadges } from "./user-badges.tsx";

/** The columns of the list of accounts. */
export const userColumns: readonly Column<AdminUser>[] = [
  {
    id: "email",
    header: "User",
    sort: "email",
    className: "min-w-44 max-w-48 md:max-w-80",
    cell: (user) => (
      <>
        <span className="line-clamp-2 font-medium wrap-anywhere md:line-clamp-1" title={user.email}>
          {user.email}
        </span>
        <span className="block truncate text-soft">{fullName(user)}</span>
      </>
    ),
  },
  { id: "plan", header: "Plan", cell: (user) => <PlanBadge user={user} /> },
  { id: "state", header: "Status", cell: (user) => <StateBadges user={user} /> },
  {
    id: "total_generations",
    header: "Rewrites",
    sort: "total_generations",
    numeric: true,
    cell: (user) => count(user.total_generations),
  },
  {
    id: "last_login",
    header: usersStrings.lastLogin,
    sort: "last_login",
    numeric: true,
    cell: (user) => <DateTime at={user.last_login} none="Never" />,
  },
  {
    id: "created_at",
    header: "Joined",
    sort: "created_at",
    numeric: true,
    cell: (user) => <DateTime at={user.created_at} />,
  },
];
