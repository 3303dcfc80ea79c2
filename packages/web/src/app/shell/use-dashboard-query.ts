import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { attempt } from "#src/api/attempt.ts";
import { useSession } from "#src/api/session.ts";
import { showBillingDialog } from "./billing-dialog-state.ts";

/** The session storage key of the query parameters with which the dashboard was opened before logging in. */
const queryKey = "dashboard_query";

/**
 * Handles the query parameters of the dashboard's URL: saves them while the user logs in, and opens the subscription
 * dialog if they ask for it.
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
    if (isGuest) saveQuery(search);
  }, [isGuest, search]);

  useEffect(() => {
    if (!isMember) return;
    const kept = removeQuery();
    if (kept && search === "") navigate(`${pathname}${kept}`, { replace: true });
    else if (asksToManage) {
      showBillingDialog("manage");
      navigate(pathname, { replace: true });
    }
  }, [isMember, asksToManage, pathname, search, navigate]);
}

/**
 * Saves the query parameters of the dashboard's URL while the user logs in, so that a return from a payment is not
 * lost. If storage is blocked, the payment provider still reports the payment to the server.
 */
function saveQuery(query: string): void {
  if (query !== "") attempt(() => sessionStorage.setItem(queryKey, query));
}

/** Returns the saved query parameters, and deletes them. */
function removeQuery(): string | undefined {
  const query = attempt(() => sessionStorage.getItem(queryKey)) ?? undefined;
  attempt(() => sessionStorage.removeItem(queryKey));
  return query;
}
