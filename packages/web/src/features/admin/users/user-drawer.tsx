import { Drawer } from "../drawer/drawer.tsx";
import { ActionLine } from "../lists/action-line.tsx";
import { useAdminActions } from "../lists/use-admin-actions.ts";
import { LoadFailed } from "../load-failed.tsx";
import { fullName } from "./full-name.ts";
import { usersStrings } from "./strings.ts";
import { useUser } from "./use-user.ts";
import { UserAccount } from "./user-account.tsx";
import { UserAudit } from "./user-audit.tsx";
import { PlanBadge, StateBadges } from "./user-badges.tsx";
import { UserDanger } from "./user-danger.tsx";
import { UserGrants } from "./user-grants.tsx";
import { UserPayments } from "./user-payments.tsx";
import { UserSessions } from "./user-sessions.tsx";
import { UserSubscription } from "./user-subscription.tsx";
import { UserUsage } from "./user-usage.tsx";

interface UserDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
  /** Called after the account was deleted. */
  readonly onDeleted: (email: string) => Promise<void>;
}

/** Shows all details of an account, with the actions on it. */
export function UserDrawer({ id, onClose, onDeleted }: UserDrawerProps) {
  const { user, problem, isMissing, retry } = useUser(id);
  const actions = useAdminActions();
  const part = user && { user, actions };
  return (
    <Drawer
      title={user?.email ?? (isMissing ? usersStrings.noSuchAccount : usersStrings.account)}
      about={
        user && (
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
            <span className="wrap-anywhere">{fullName(user)}</span>
            <span className="inline-flex flex-wrap gap-1">
              <PlanBadge user={user} />
              <StateBadges user={user} />
            </span>
          </div>
        )
      }
      line={<ActionLine actions={actions} />}
      onClose={onClose}
    >
      {isMissing && !user ? (
        <p className="py-5 text-soft">{usersStrings.thisAccountDoesntExist}</p>
      ) : (
        problem && (
          <div className="pt-5">
            <LoadFailed
              what={user ? usersStrings.theseDetailsMay : usersStrings.accountFailed}
              problem={problem}
              onRetry={retry}
            />
          </div>
        )
      )}
      {part ? (
        <>
          <UserAccount {...part} />
          <UserSubscription {...part} />
          <UserGrants {...part} />
          <UserUsage {...part} />
          <UserSessions {...part} />
          <UserPayments id={id} />
          <UserAudit id={id} />
          <UserDanger {...part} onDeleted={onDeleted} />
        </>
      ) : (
        !problem && <Skeleton />
      )}
    </Drawer>
  );
}

function Skeleton() {
  return (
    <div role="status">
      <span className="sr-only">{usersStrings.loadingTheAccount}</span>
      {["account", "subscription", "grants", "use"].map((section) => (
        <div key={section} aria-hidden className="border-b border-hairline py-5">
          <span className="mb-4 block h-5 w-28 rounded-small bg-well" />
          <span className="block h-20 rounded-control bg-well" />
        </div>
      ))}
    </div>
  );
}
