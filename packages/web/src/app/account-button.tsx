import { lazy, Suspense, useState } from "react";
import { useSession } from "../api/session.ts";
import { Avatar } from "./avatar.tsx";

const AccountMenu = lazy(() => import("./account-menu.tsx"));

const look = "flex h-10 items-center rounded-control px-1.5 hover:bg-well";

/** The avatar that opens the account's menu. The menu's code is loaded when it is first asked for. */
export function AccountButton({ onLogOut }: { onLogOut: () => void }) {
  const { user } = useSession();
  const [wanted, setWanted] = useState(false);
  const button = (
    <button type="button" aria-haspopup="menu" aria-expanded={false} className={look} onClick={() => setWanted(true)}>
      <span className="sr-only">{user ? `Account of ${user.email}, ` : "Account"}</span>
      <Avatar user={user} />
    </button>
  );
  if (!wanted || !user) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenu user={user} className={look} onLogOut={onLogOut} />
    </Suspense>
  );
}
