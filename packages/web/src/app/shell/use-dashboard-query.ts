import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useSession } from "#src/api/session.ts";
import { showBillingDialog } from "./billing-dialog-state.ts";
import { keepQuery, takeQuery } from "./kept-address.ts";

/**
 * Handles the query of the dashboard's address: saves it during a log-in, and opens the subscription when it asks for
 * it.
 */
export function useDashboardQuery(): void {
  const { user, loading } = useSession();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const known = !loading;
  const isGuest = known && user === undefined;
  const isMember = known && user !== undefined;
  const asksToManage = params.get("manage") === "subscription";

  useEffect(() => {
    if (isGuest) keepQuery(search);
  }, [isGuest, search]);

  useEffect(() => {
    if (!isMember) return;
    const kept = takeQuery();
    if (kept && search === "") navigate(`${pathname}${kept}`, { replace: true });
    else if (asksToManage) {
      showBillingDialog("manage");
      navigate(pathname, { replace: true });
    }
  }, [isMember, asksToManage, pathname, search, navigate]);
}
