import { complimentaryCredits, plans, usageWindowHours } from "@rewright/contract/plans";
import type { User } from "@rewright/contract/user";
import { usePublicSettings } from "#src/api/public-settings.ts";
import { quantity } from "#src/ui/quantity.ts";
import { accountSettingsStrings } from "./strings.ts";

/** Shows the current plan, and the remaining free Pro rewrites. */
export function PlanSummary({ user }: { user: User }) {
  const { plan, credits, email_verified, total_generations } = user;
  const { freeDailyGenerations, freeWordsPerRequest } = usePublicSettings();
  const isPremium = plan === "premium";
  const words = isPremium ? plans.premium.wordsPerRequest : freeWordsPerRequest;
  const uses = isPremium
    ? accountSettingsStrings.unlimitedRewrites
    : accountSettingsStrings.dailyRewrites(quantity(freeDailyGenerations, "rewrite"), usageWindowHours);
  return (
    <dl className="grid gap-x-6 max-sm:[&>dd+dt]:mt-4 sm:grid-cols-[11rem_1fr] sm:gap-y-4">
      <dt className="text-sm text-soft">{accountSettingsStrings.plan}</dt>
      <dd>
        <span className="font-medium">{plans[isPremium ? "premium" : "free"].name}</span>
        <span className="block text-sm text-soft">
          {accountSettingsStrings.allowance(quantity(words, "word"), uses)}
        </span>
      </dd>
      <dt className="text-sm text-soft">{accountSettingsStrings.freeProRewrites}</dt>
      <dd data-testid="credits">
        <span className="font-medium tabular-nums">{accountSettingsStrings.left(credits)}</span>
        {!email_verified && (
          <span className="block text-sm text-soft">
            {accountSettingsStrings.verifyYourEmail(complimentaryCredits)}
          </span>
        )}
      </dd>
      <dt className="text-sm text-soft">{accountSettingsStrings.rewritesSoFar}</dt>
      <dd className="font-medium tabular-nums">{total_generations.toLocaleString("en-US")}</dd>
    </dl>
  );
}
