import { Link } from "react-router";
import { useSession } from "#src/api/session.ts";
import { Avatar } from "./avatar.tsx";
import { showBillingDialog } from "./billing-dialog-state.ts";
import { SiteLinks } from "./site-links.tsx";

interface MobileMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
}

const item = "block w-full rounded-control px-3 py-3 text-left text-base font-medium hover:bg-well";

/** All of the header's links on phones, with the account below them. */
export function MobileMenu({ open, onClose, onLogOut }: MobileMenuProps) {
  const { user } = useSession();
  return (
    <nav
      id="mobile-menu"
      aria-label="Menu"
      hidden={!open}
      className="appear max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-t border-hairline px-2 py-2 md:hidden"
    >
      <SiteLinks className={item} onFollow={onClose} />
      <div className="only-guest mt-2 grid grid-cols-2 gap-3 border-t border-hairline px-3 pt-4 pb-2">
        <Link to="/login" onClick={onClose} className={`${entry} border border-control`}>
          Log in
        </Link>
        <Link to="/signup" onClick={onClose} className={`${entry} bg-pencil text-on-pencil`}>
          Sign up
        </Link>
      </div>
      <div className="only-user">
        <div className="mt-2 border-t border-hairline pt-2">
          <div className="flex items-center gap-3 px-3 py-2">
            <Avatar user={user} />
            <span className="min-w-0 flex-1 truncate text-sm text-soft">{user?.email}</span>
          </div>
          <Link to="/account" onClick={onClose} className={item}>
            Account
          </Link>
          {user?.plan === "premium" && (
            <button
              type="button"
              className={item}
              onClick={() => {
                onClose();
                showBillingDialog("manage");
              }}
            >
              Manage subscription
            </button>
          )}
          <button
            type="button"
            className={item}
            onClick={() => {
              onClose();
              onLogOut();
            }}
          >
            Log out
          </button>
        </div>
      </div>
    </nav>
  );
}

const entry = "inline-flex h-11 items-center justify-center rounded-control font-medium";
