import type { User } from "@rewright/contract/user";
import type { users } from "../db/schema.ts";

/** Holds an account as stored, except that `plan` is the plan that applies now. */
export interface Account extends Omit<typeof users.$inferSelect, "plan"> {
  /** "premium" if the account has a running subscription, or an administrator's grant of Premium that has not ended. */
  readonly plan: "normal" | "premium";
  /**
   * The source of the account's Premium: "subscription" if the account has both a subscription and a grant. Null on the
   * free plan.
   */
  readonly premiumBy: "subscription" | "grant" | null;
  /**
   * The end of the current grant of Premium by an administrator. If there are several grants, the latest end. Null if
   * there is no grant, or if a grant has no end.
   */
  readonly grantedUntil: Date | null;
  /** True if the account has a password. False if it was created with Google and its owner has set no password. */
  readonly hasPassword: boolean;
}

/** Converts an account to the form that its owner gets from the API. Only the fields listed here leave the server. */
export function toUser(account: Account): User {
  const time = (date: Date | null) => date?.toISOString() ?? null;
  return {
    id: account.id,
    email: account.email,
    email_verified: account.emailVerified,
    first_name: account.firstName,
    last_name: account.lastName,
    plan: account.plan,
    provider: account.provider,
    has_password: account.hasPassword,
    billing_period: account.billingPeriod,
    created_at: account.createdAt.toISOString(),
    updated_at: account.updatedAt.toISOString(),
    last_login: time(account.lastLogin),
    is_active: account.isActive,
    total_generations: account.totalGenerations,
    credits: account.credits,
    history_enabled: account.historyEnabled,
    subscription_start_date: time(account.subscriptionStartDate),
    subscription_end_date: time(account.subscriptionEndDate),
    stripe_customer_id: account.stripeCustomerId,
    stripe_subscription_id: account.stripeSubscriptionId,
    stripe_subscription_status: account.stripeSubscriptionStatus,
    cancel_at_period_end: account.cancelAtPeriodEnd,
    premium_until: time(account.premiumUntil),
    granted_until: time(account.grantedUntil),
    premium_by: account.premiumBy,
    user_metadata: { role: account.role },
  };
}
