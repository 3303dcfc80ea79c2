import { complimentaryCredits, historyLimits, plans, usageWindowHours } from "@rewright/contract/plans";
import type { PublicSettings } from "@rewright/contract/settings";
import { quantity } from "../../ui/quantity.ts";
import type { LegalSection } from "./legal-page.tsx";

type Limits = Pick<PublicSettings, "anonymousDailyGenerations" | "freeDailyGenerations" | "freeWordsPerRequest">;

/** What the plans give, with the numbers in force. */
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
                  {words} in one text, {quantity(guestUses, "generation")} in {quantity(usageWindowHours, "hour")}.
                </dd>
              </div>
            )}
            <div>
              <dt>{free.name}, with an account</dt>
              <dd>
                {words} in one text, {quantity(limits.freeDailyGenerations, "generation")} in{" "}
                {quantity(usageWindowHours, "hour")}.
              </dd>
            </div>
            <div>
              <dt>{premium.name}</dt>
              <dd>
                {quantity(premium.wordsPerRequest, "word")} in one text, unlimited generations, and a history of the
                last {quantity(historyLimits.items, "text")} that can be switched off, and Ultra run. As long as
                Humanize Pro is not offered here, Ultra run uses Humanize Lite at its most thorough level.
              </dd>
            </div>
          </dl>
          <p>
            The {quantity(usageWindowHours, "hour")} begin with your first generation, and the next window begins with
            the first one after that. A generation that fails is not counted. Words are counted as runs of characters
            between spaces.
          </p>
          <p>
            An account gets {quantity(complimentaryCredits, "complimentary credit")} once, when its e-mail address is
            verified. They are meant for the engine Humanize Pro, cannot be passed on or paid out, and wait unspent
            until that engine is offered here.
          </p>
        </>
      ),
    },
  ];
}
