import { useEffect, useState } from "react";
import { useSession } from "../api/session.ts";
import { Avatar } from "./avatar.tsx";
import { PartProblem } from "./part-problem.tsx";
import { usePart } from "./use-part.ts";

const loadMenu = () => import("./account-menu.tsx");

const look = "flex h-10 items-center rounded-control px-1.5 hover:bg-well";

/** The avatar that opens the account's menu. The menu's code is loaded once the page stands. */
export function AccountButton({ onLogOut }: { onLogOut: () => void }) {
  const { user } = useSession();
  const [wanted, setWanted] = useState(false);
  const { Component: AccountMenu, failed, fetch } = usePart(loadMenu, user !== undefined);

  useEffect(() => {
    // Whoever comes next must not find the menu open.
    if (!user) setWanted(false);
  }, [user]);

  function ask(): void {
    setWanted(true);
    if (!AccountMenu) fetch();
  }

  if (wanted && user && AccountMenu) return <AccountMenu user={user} className={look} onLogOut={onLogOut} />;
  return (
    <>
      <button type="button" aria-haspopup="menu" aria-expanded={false} className={look} onClick={ask}>
        <span className="sr-only">{user ? `Account of ${user.email}, ` : "Account"}</span>
        <Avatar user={user} />
      </button>
      {wanted && failed && <PartProblem what="The menu" onRetry={fetch} onClose={() => setWanted(false)} />}
    </>
  );
}
