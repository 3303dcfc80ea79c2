import { formatAmount } from "@rewright/contract/plans";
import { StatCard } from "../fields/stat-card.tsx";
import { count, total } from "../fields/total.ts";
import type { Dashboard } from "./read-dashboard.ts";
import { usersStrings } from "./strings.ts";

/** Shows cards with the numbers of people and payments. They are shown before the numbers are loaded. */
export function StatCards({ dashboard }: { dashboard: Dashboard | undefined }) {
  const users = dashboard?.users;
  const payments = dashboard?.payments;
  return (
    <dl aria-label={usersStrings.atAGlance} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        name={usersStrings.totalUsers}
        value={users && capital(total({ total: users.total_users, total_is_estimate: users.total_is_estimate }))}
        note={users && `${count(users.new_today)} new today, ${count(users.new_this_month)} in the last 30 days`}
      />
      <StatCard
        name={usersStrings.activeToday}
        value={users && count(users.active_today)}
        note={users && usersStrings.loggedInWithin24}
      />
      <StatCard
        name={usersStrings.premiumUsers}
        value={users && count(users.premium_users)}
        note={users && usersStrings.grantedBy(count(users.granted_users))}
      />
      <StatCard
        name={usersStrings.totalPayments}
        value={
          payments && capital(total({ total: payments.total_payments, total_is_estimate: payments.total_is_estimate }))
        }
        note={payments && `${inLastDays(payments.last_30_days)} in the last 30 days`}
      />
    </dl>
  );
}

/** Formats sums of money, one for each currency. Different currencies are never added. */
function inLastDays(sums: Dashboard["payments"]["last_30_days"]): string {
  if (sums.length === 0) return "Nothing";
  return sums.map(({ net, currency }) => formatAmount(net, currency)).join(" and ");
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
