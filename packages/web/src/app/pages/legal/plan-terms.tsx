import { batchLimits, historyLimits } from "@rewright/contract/limits";
import { complimentaryCredits, plans, usageWindowHours } from "@rewright/contract/plans";
import type { PublicSettings } from "@rewright/contract/settings";
import { quantity } from "#src/ui/quantity.ts";
import type { LegalSection } from "./legal-page.tsx";

type Limits = Pick<PublicSettings, "anonymousDailyGenerations" | "freeDailyGenerations" | "freeWordsPerRequest">;

/** Returns the sections of the terms on what the plans include, with the configured limits. */
export function planTerms(limits: Limits): readonly LegalSection[] {
  const { free, premium } = plans;
  const guestUses = limits.anonymousDailyGenerations;
  const words = quantity(limits.freeWordsPerRequest, "word");
  return [
    {
      id: "plans",
      title: "Plans and limits",
      body: (
        <>
          <dl>
            {guestUses > 0 && (
              <div>
                <dt>Without an account</dt>
                <dd>
                  {words} per text, {quantity(guestUses, "rewrite")} every {quantity(usageWindowHours, "hour")}.
                </dd>
              </div>
            )}
            <div>
              <dt>{free.name}, with an account</dt>
              <dd>
                {words} per text, {quantity(limits.freeDailyGenerations, "rewrite")} every{" "}
                {quantity(usageWindowHours, "hour")}.
              </dd>
            </div>
            <div>
              <dt>{premium.name}</dt>
              <dd>
                {quantity(premium.wordsPerRequest, "word")} per text, unlimited rewrites, a history of your last{" "}
                {quantity(historyLimits.items, "rewrite")} (you can turn it off), and Ultra run, which uses Pro. Yearly{" "}
                {premium.name} adds batch upload of up to {quantity(batchLimits.files, "file")} at once.
              </dd>
            </div>
          </dl>
          <p>
            The {quantity(usageWindowHours, "hour")} start with your first rewrite. After they end, a new period starts
            with your next rewrite. We don't count a rewrite that fails, or a Pro rewrite in which Pro wrote none of the
            sentences. If you stop a rewrite, we count it once its first paragraph is ready. A word is anything between
            two spaces.
          </p>
          <p>
            The first time you verify your email, you get {quantity(complimentaryCredits, "free Pro rewrite")}. Each can
            be as long as the {free.name} plan allows. We use them before your daily rewrites and don't count them
            toward the daily limit. You can't transfer them or exchange them for money.
          </p>
          <p>
            When we're busy, {premium.name} texts come first, then free Pro rewrites, then other free texts, then batch
            files. However, a text that has waited long enough goes to the front of the line.
          </p>
        </>
      ),
    },
  ];
}
