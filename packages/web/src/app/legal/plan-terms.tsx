import { batchLimits, complimentaryCredits, historyLimits, plans, usageWindowHours } from "@rewright/contract/plans";
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
                {quantity(premium.wordsPerRequest, "word")} in one text, unlimited generations, a history of the last{" "}
                {quantity(historyLimits.items, "text")} that can be switched off, and Ultra run, which is the engine
                Humanize Pro. {premium.name} that is paid by the year also has batch upload, of up to{" "}
                {quantity(batchLimits.files, "file")} at once.
              </dd>
            </div>
          </dl>
          <p>
            The {quantity(usageWindowHours, "hour")} begin with your first generation, and the next window begins with
            the first one after that. A generation that fails is not counted, and neither is one by Humanize Pro in
            which it wrote no sentence. Otherwise, one that you stop is counted as soon as a paragraph of it has come.
            Words are counted as runs of characters between spaces.
          </p>
          <p>
            An account gets {quantity(complimentaryCredits, "complimentary credit")} once, when its e-mail address is
            verified. Each pays for one text that Humanize Pro rewrites, within the words of the {free.name} plan. They
            are used before the generations above, which stay untouched until then, and cannot be passed on or paid out.
          </p>
          <p>
            Where several texts wait, those of {premium.name} come first, then those that a complimentary credit pays
            for, then the others, then the files of batches. Nobody waits for ever: whoever has waited long enough is
            next.
          </p>
        </>
      ),
    },
  ];
}
