import type { syncSubscription } from "@rewright/contract/billing";
import { plans } from "@rewright/contract/plans";
import { useState } from "react";
import { call } from "#src/api/call.ts";
import { Button } from "#src/ui/button.tsx";
import { DrawerSection } from "../drawer/drawer-section.tsx";
import { DateTime } from "../fields/date-time.tsx";
import { DescriptionList } from "../fields/description-list.tsx";
import { CancelSubscriptionDialog } from "./cancel-subscription-dialog.tsx";
import type { PartProps } from "./part-props.ts";
import { usersStrings } from "./strings.ts";

const periodNames = { monthly: "Monthly", yearly: "Yearly" } as const;

const over: readonly (string | null)[] = [null, "canceled", "incomplete_expired"];

/** Shows an account's plan, how the account got it, and the subscription as the payment provider last reported it. */
export function UserSubscription({ user, actions }: PartProps) {
  const [cancelling, setCancelling] = useState(false);
  const status = user.stripe_subscription_status;
  const runs = !over.includes(status);

  const sync = () =>
    actions.run("sync", async () => {
      const {
        message,
        planChanged,
        user: after,
      } = await call<typeof syncSubscription>("/api/stripe/sync", {
        userId: user.id,
      });
      const plan = after.plan === "premium" ? plans.premium.name : plans.free.name;
      return { message: planChanged ? `${message} The plan is now ${plan}.` : message };
    });

  return (
    <DrawerSection
      title={usersStrings.planAndSubscription}
      actions={
        user.stripe_customer_id && (
          <>
            <Button size="small" waiting={actions.busy !== undefined} onClick={sync}>
              {actions.busy === "sync" ? usersStrings.syncing : usersStrings.syncStatus}
            </Button>
            {runs && (
              <Button size="small" onClick={() => setCancelling(true)}>
                {usersStrings.cancelSubscription}
              </Button>
            )}
          </>
        )
      }
    >
      <DescriptionList
        items={{
          Plan: planSource(user),
          ...(user.plan === "premium" &&
            user.premium_by === "subscription" &&
            user.premium_until && { "Premium until": <DateTime at={user.premium_until} exact /> }),
          Subscription: status === null ? "None" : statusName(user),
          ...(user.stripe_subscription_id && {
            Period: (
              <>
                {user.billing_period === null ? "Unknown" : periodNames[user.billing_period]},{" "}
                <DateTime at={user.subscription_start_date} none="unknown" /> to{" "}
                <DateTime at={user.subscription_end_date} none="unknown" />
              </>
            ),
            "Subscription id": <code className="text-xs">{user.stripe_subscription_id}</code>,
          }),
          ...(user.stripe_customer_id && { Customer: <code className="text-xs">{user.stripe_customer_id}</code> }),
        }}
      />
      {cancelling && <CancelSubscriptionDialog user={user} actions={actions} onClose={() => setCancelling(false)} />}
    </DrawerSection>
  );
}

function planSource({ plan, premium_by }: PartProps["user"]): string {
  if (plan === "normal") return plans.free.name;
  return `${plans.premium.name}, ${premium_by === "grant" ? "granted" : "by subscription"}`;
}

function statusName({ stripe_subscription_status: status, cancel_at_period_end }: PartProps["user"]): string {
  const words = String(status).replaceAll("_", " ");
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return cancel_at_period_end && status !== "canceled" ? `${name}, ends with its period` : name;
}
