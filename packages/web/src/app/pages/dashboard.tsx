import { useEffect, useState } from "react";
import { Navigate } from "react-router";
import { useSession } from "#src/api/session.ts";
import { CheckoutReturn } from "#src/features/billing/checkout-return.tsx";
import { NeedsScript } from "#src/ui/needs-script.tsx";
import { privateMeta } from "../shell/page-meta.ts";
import { UnverifiedNotice } from "../shell/unverified-notice.tsx";
import { useDashboardQuery } from "../shell/use-dashboard-query.ts";
import { welcome } from "../shell/welcome.ts";
import { Tool } from "./tool.tsx";

export const meta = () => privateMeta("Dashboard");

export default function Dashboard() {
  const { user, loading } = useSession();
  useDashboardQuery();
  // An account that was signed in here keeps the page and the text when its session ends elsewhere; the tool says so.
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    if (user && !loading) setEntered(true);
  }, [user, loading]);

  if (!user && loading) return <Loading />;
  if (!user && !entered)
    return <Navigate to="/login" replace state={{ message: "Please log in to open your dashboard." }} />;
  return (
    <div className="mx-auto max-w-300 px-4 pt-8 pb-16 md:px-6 md:pt-10">
      <h1 className="line-clamp-2 text-display wrap-anywhere">
        {user?.first_name ? `Welcome, ${user.first_name}` : "Dashboard"}
      </h1>
      <CheckoutReturn onPremium={welcome} />
      {user?.email_verified === false && <UnverifiedNotice email={user.email} />}
      <Tool page="dashboard" />
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="mx-auto max-w-300 px-4 pt-8 pb-16 md:px-6 md:pt-10">
      <NeedsScript what="Your dashboard" />
      <span className="sr-only">Loading your dashboard</span>
      <div aria-hidden="true">
        <div className="h-12 w-2/3 max-w-100 rounded-small bg-well" />
        <div className="mt-7 h-11 w-full max-w-150 rounded-control bg-well" />
        <div className="mt-8 grid gap-4 md:grid-cols-2">
          <div className="h-96 rounded-surface border border-hairline bg-sheet" />
          <div className="h-96 rounded-surface border border-hairline bg-sheet" />
        </div>
      </div>
    </div>
  );
}
