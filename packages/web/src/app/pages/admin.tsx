import { productName } from "@rewright/contract/product";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useSession } from "#src/api/session.ts";
import { NeedsScript } from "#src/ui/needs-script.tsx";
import { useLazyComponent } from "../shell/use-lazy-component.ts";
import { AccessDenied } from "./admin/access-denied.tsx";
import { LazyLoadFailed } from "./admin/lazy-load-failed.tsx";
import { PanelSkeleton } from "./admin/panel-skeleton.tsx";
import { pageStrings } from "./strings.ts";

export const meta = () => [{ title: pageStrings.adminPanel(productName) }, { name: "robots", content: "noindex" }];

const loadPanel = () => import("./admin/panel.tsx");

/** Shows the admin panel. Its code is loaded only for administrators, and the server checks every call. */
export default function Admin() {
  const { loading, user, ended } = useSession();
  const navigate = useNavigate();
  const entered = useRef(false);
  const { Component: Panel, failed, fetch } = useLazyComponent(loadPanel, false);
  const isAdmin = user?.user_metadata?.role === "admin";

  useEffect(() => {
    if (user) entered.current = !loading;
    // Does not redirect after a log-out here, which already opens another page.
    else if (!loading && (ended || !entered.current)) {
      navigate("/login", { replace: true, state: { message: pageStrings.logInForAdmin } });
    }
  }, [loading, user, ended, navigate]);

  useEffect(() => {
    if (isAdmin) fetch();
  }, [isAdmin, fetch]);

  if (!loading && user && !isAdmin) return <AccessDenied />;
  return (
    <div className="mx-auto w-full max-w-300 px-4 pt-8 pb-16 md:px-6 md:pt-10">
      <NeedsScript what={pageStrings.theAdminPanel} />
      {failed ? (
        <LazyLoadFailed what={pageStrings.adminPanelPart} onRetry={fetch} />
      ) : !loading && isAdmin && Panel ? (
        <Panel />
      ) : (
        <PanelSkeleton />
      )}
    </div>
  );
}
