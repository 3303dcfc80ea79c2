import { AccountSettings } from "#src/features/account-settings/account-settings.tsx";
import { SettingsSkeleton } from "#src/features/account-settings/settings-skeleton.tsx";
import { useOwner } from "#src/features/account-settings/use-owner.ts";
import { PlanBilling } from "#src/features/billing/plan-billing.tsx";
import { NeedsScript } from "#src/ui/needs-script.tsx";
import { showBillingDialog } from "../shell/billing-dialog-state.ts";
import { privateMeta } from "../shell/page-meta.ts";
import { pageStrings } from "./strings.ts";

export const meta = () => privateMeta(pageStrings.yourAccount);

export default function Account() {
  const user = useOwner();
  return (
    <div className="mx-auto w-full max-w-240 px-4 py-10 md:px-6 md:py-14">
      <h1 className="mb-8 text-display">{pageStrings.yourAccount}</h1>
      <NeedsScript what={pageStrings.thisPage} />
      {user ? (
        <AccountSettings
          key={user.id}
          user={user}
          billing={<PlanBilling user={user} onManage={() => showBillingDialog("manage")} />}
        />
      ) : (
        <SettingsSkeleton />
      )}
    </div>
  );
}
