import type { AdminUser } from "@rewright/contract/admin/users";
import { plans } from "@rewright/contract/plans";
import { Badge } from "../fields/badge.tsx";
import { usersStrings } from "./strings.ts";

type Planned = Pick<AdminUser, "plan" | "premium_by">;

/** Shows the plan of an account, and how it got Premium. */
export function PlanBadge({ user: { plan, premium_by } }: { user: Planned }) {
  if (plan === "normal") return <Badge look="quiet">{plans.free.name}</Badge>;
  return (
    <Badge look="note">
      {plans.premium.name}
      {premium_by === "grant" && usersStrings.given}
    </Badge>
  );
}

/** Shows whether an account is active, an administrator, or unverified. */
export function StateBadges({ user: { is_active, email_verified, user_metadata } }: { user: AdminUser }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {user_metadata.role === "admin" && <Badge look="note">{usersStrings.admin}</Badge>}
      {is_active ? (
        <Badge look="good">{usersStrings.active}</Badge>
      ) : (
        <Badge look="danger">{usersStrings.banned}</Badge>
      )}
      {!email_verified && <Badge look="warning">{usersStrings.unverified}</Badge>}
    </span>
  );
}
