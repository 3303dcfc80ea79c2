import type { User } from "@rewright/contract/user";
import type { users } from "../db/schema.ts";

/** An account as the server's use-cases know it: its row, with the plan that is in force now. */
export interface Account extends Omit<typeof users.$inferSelect, "plan"> {
  /** Premium by subscription, or by a manual grant that has not ended. */
  readonly plan: "normal" | "premium";
  /** Where premium comes from; a subscription counts first. Null on the free plan. */
  readonly premiumBy: "subscription" | "grant" | null;
  /** End of the manual grant that runs longest; null where there is none, or it has no end. */
  readonly grantedUntil: Date | null;
  /** False for an account that came by Google and has not set a password. */
  readonly hasPassword: boolean;
}

/** The account as its owner sees it. No field goes out that is not named here. */
export function toUser(account: Account): User {
  const time = (moment: Date | null) => moment?.toISOString() ?? null;
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
