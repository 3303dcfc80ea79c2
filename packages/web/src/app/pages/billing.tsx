import { useEffect } from "react";
import { useSession } from "#src/api/session.ts";
import { endWelcome } from "#src/api/welcome-once.ts";
import { showBillingDialog, useBillingDialog } from "../shell/billing-dialog-state.ts";
import { LoadProblem } from "../shell/load-problem.tsx";
import { useLazyComponent } from "../shell/use-lazy-component.ts";
import { usePremiumBegun } from "../shell/use-premium-begun.ts";
import { welcome } from "../shell/welcome.ts";

const loadWatcher = () => import("#src/features/billing/plan-watcher.tsx");
const loadDialogs = () => import("#src/features/billing/billing-dialogs.tsx");

/**
 * Keeps the account's plan up to date, shows payment problems, and opens the billing dialogs. It is part of every page.
 */
export function Billing() {
  const { user } = useSession();
  const { Component: PlanWatcher, fetch: fetchWatcher } = useLazyComponent(loadWatcher, false);
  usePremiumBegun(welcome);
  const shown = useBillingDialog();
  const { Component: Dialogs, failed, fetch } = useLazyComponent(loadDialogs, user?.plan === "premium");
  const isMissing = shown !== undefined && user !== undefined && !Dialogs;

  const hasAccount = user !== undefined;
  useEffect(() => {
    if (hasAccount) fetchWatcher();
  }, [hasAccount, fetchWatcher]);

  useEffect(() => {
    if (isMissing) fetch();
  }, [isMissing, fetch]);

  useEffect(() => {
    // The next account must not find a dialog open.
    if (!user) showBillingDialog(undefined);
  }, [user]);

  function close(): void {
    if (shown === "welcome") endWelcome();
    showBillingDialog(undefined);
  }

  return (
    <>
      {PlanWatcher && <PlanWatcher user={user} />}
      {shown && user && Dialogs && (
        <Dialogs
          user={user}
          shown={shown}
          onManage={() => {
            close();
            showBillingDialog("manage");
          }}
          onClose={close}
        />
      )}
      {isMissing && failed && (
        <div className="sticky top-0 z-40">
          <LoadProblem what="your Premium details" onRetry={fetch} onClose={close} />
        </div>
      )}
    </>
  );
}
