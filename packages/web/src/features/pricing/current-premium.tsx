import type { User } from "@rewright/contract/user";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { periodUnits, priceOf } from "./period-names.ts";

/** For whoever has Premium already. */
export function CurrentPremium({ user }: { user: User }) {
  return (
    <>
      <Button size="large" className="w-full" disabled>
        Current Plan
      </Button>
      <p className="mt-3 text-sm text-pretty text-soft">
        {howItIsPaid(user)}{" "}
        {user.premium_by === "subscription" && (
          <Link to="/dashboard?manage=subscription" className="text-pencil underline underline-offset-4">
            Manage subscription
          </Link>
        )}
      </p>
    </>
  );
}

function howItIsPaid({ premium_by, billing_period, cancel_at_period_end }: User): string {
  if (premium_by === "grant") return "It was given to you by the operator, and costs you nothing.";
  if (cancel_at_period_end) return "It is canceled, and stays until the end of the period that is paid.";
  if (billing_period) return `You pay ${priceOf(billing_period)} each ${periodUnits[billing_period]}.`;
  return "";
}
