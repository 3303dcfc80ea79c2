import { formatAmount } from "@rewright/contract/plans";
import clsx from "clsx";
import { type ReactNode, useId } from "react";
import { Link, type To } from "react-router";
import { openedHere } from "../drawer/use-drawer.ts";
import { DateTime } from "../fields/date-time.tsx";
import { PaymentBadge } from "../fields/payment-badge.tsx";
import { viewTo } from "../views/views.ts";
import { fullName } from "./full-name.ts";
import type { Dashboard } from "./read-dashboard.ts";
import { usersStrings } from "./strings.ts";

interface RecentActivityProps {
  readonly dashboard: Dashboard | undefined;
  readonly personTo: (id: string) => To;
}

/** Shows the last logins and the last payments. */
export function RecentActivity({ dashboard, personTo }: RecentActivityProps) {
  const loggedIn = dashboard?.recentUsers.filter(({ last_login }) => last_login !== null);
  return (
    <div className="mt-10 grid gap-6 lg:grid-cols-2">
      <Recent title={usersStrings.recentLogins} empty={usersStrings.noLoginsYet}>
        {loggedIn?.map((user) => (
          <Entry
            key={user.id}
            to={personTo(user.id)}
            title={user.email}
            note={fullName(user)}
            end={<DateTime at={user.last_login} exact />}
          />
        ))}
      </Recent>
      <Recent title={usersStrings.recentPayments} empty={usersStrings.noPaymentsYet}>
        {dashboard?.recentPayments.map((payment) => (
          <Entry
            key={payment.id}
            to={payment.account_deleted ? viewTo("payments", { row: payment.id }) : personTo(payment.user_id)}
            title={payment.user_email ?? usersStrings.accountDeleted}
            note={
              <>
                <span className="mr-2 tabular-nums">{formatAmount(payment.amount, payment.currency)}</span>
                <PaymentBadge status={payment.payment_status} />
              </>
            }
            end={<DateTime at={payment.created_at} exact />}
          />
        ))}
      </Recent>
    </div>
  );
}

interface RecentProps {
  readonly title: string;
  readonly empty: string;
  readonly children: readonly ReactNode[] | undefined;
}

function Recent({ title, empty, children }: RecentProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 font-sans text-base">
        {title}
      </h2>
      {children?.length === 0 ? (
        <p className="rounded-surface border border-hairline bg-sheet px-4 py-8 text-center text-sm text-soft">
          {empty}
        </p>
      ) : (
        <ul
          aria-labelledby={id}
          aria-busy={children === undefined}
          className={clsx(
            "divide-y divide-hairline overflow-y-auto rounded-surface border border-hairline bg-sheet text-sm",
            children ? "max-h-80" : "h-80",
          )}
        >
          {children}
        </ul>
      )}
    </section>
  );
}

interface EntryProps {
  readonly to: To;
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly end: ReactNode;
}

function Entry({ to, title, note, end }: EntryProps) {
  return (
    <li>
      <Link
        to={to}
        state={openedHere}
        className="flex items-center gap-4 px-4 py-2.5 -outline-offset-2 hover:bg-(--hover)"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{title}</span>
          <span className="block truncate text-soft">{note}</span>
        </span>
        <span className="text-soft">{end}</span>
      </Link>
    </li>
  );
}
