import { plans } from "@rewright/contract/plans";
import { ChevronDown } from "lucide-react";
import { useEffect, useState } from "react";
import { useSession } from "#src/api/session.ts";
import { Avatar } from "./avatar.tsx";
import { showBillingDialog } from "./billing-dialog-state.ts";
import { LoadProblem } from "./load-problem.tsx";
import { useLazyComponent } from "./use-lazy-component.ts";

const loadMenu = () => import("./account-menu.tsx");

const look = "flex h-10 items-center rounded-control px-1 hover:bg-well md:px-1.5";
const manage = () => showBillingDialog("manage");

/**
 * Shows the avatar, which opens the account's menu. With Premium, it opens the subscription, and a second button opens
 * the menu. The menu's code is loaded after the page.
 */
export function AccountButton({ onLogOut }: { onLogOut: () => void }) {
  const { user } = useSession();
  const [wanted, setWanted] = useState(false);
  const { Component: AccountMenu, failed, fetch } = useLazyComponent(loadMenu, user !== undefined);
  const isPremium = user?.plan === "premium";

  useEffect(() => {
    // The next account must not find the menu open.
    if (!user) setWanted(false);
  }, [user]);

  function ask(): void {
    setWanted(true);
    if (!AccountMenu) fetch();
  }

  const face = (
    <>
      <span className="sr-only">{user ? `Account: ${user.email}, ` : "Account"}</span>
      {isPremium ? (
        <>
          <span className="sr-only">{plans.premium.name}</span>
          <ChevronDown size={18} aria-hidden className="text-soft" />
        </>
      ) : (
        <Avatar user={user} />
      )}
    </>
  );
  return (
    <div className="flex items-center">
      {isPremium && (
        <button type="button" aria-haspopup="dialog" className={look} onClick={manage}>
          <Avatar user={user} />
          <span className="sr-only">: manage subscription</span>
        </button>
      )}
      {wanted && user && AccountMenu ? (
        <AccountMenu user={user} className={look} onManage={isPremium ? manage : undefined} onLogOut={onLogOut}>
          {face}
        </AccountMenu>
      ) : (
        <button type="button" aria-haspopup="menu" aria-expanded={false} className={look} onClick={ask}>
          {face}
        </button>
      )}
      {wanted && failed && <LoadProblem what="the account menu" onRetry={fetch} onClose={() => setWanted(false)} />}
    </div>
  );
}
