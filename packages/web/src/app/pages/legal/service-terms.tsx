import { productName } from "@rewright/contract/product";
import type { LegalSection } from "./legal-page.tsx";

export const whatItIs: LegalSection = {
  id: "service",
  title: "What the service is",
  body: (
    <>
      <p>
        {productName} rewrites English text so that it reads more naturally, shows why each word changed, and lets you
        undo any change. It also gives each text an AI score: an estimate of how much it sounds like AI-written text.
      </p>
      <p>
        There are two engines: Humanize Lite ("Lite") and Humanize Pro ("Pro"). Lite works by fixed rules and runs on
        our server. Pro uses a language model if one is connected, and otherwise compares many more wordings on our
        server. We check every sentence against your text, and the result shows which engine wrote it. If Pro is
        unavailable, we use Lite instead and don't count the rewrite.
      </p>
      <p>
        The AI score measures style and is sometimes wrong. It proves nothing about who wrote a text. Don't use it to
        accuse or grade anyone. We don't promise what any AI detector will say about a text.
      </p>
      <p>By creating an account or using the service, you agree to these terms.</p>
    </>
  ),
};

export const whatMayHappen: readonly LegalSection[] = [
  {
    id: "results",
    title: "What you can expect from results",
    body: (
      <p>
        We protect and check names, numbers, quotations, links and code, but no program understands your text the way
        you do. Read each result before you use it. You decide what you publish, send or hand in, and you are
        responsible for it.
      </p>
    ),
  },
  {
    id: "availability",
    title: "Availability",
    body: (
      <p>
        We do our best to keep the service running, but it may be interrupted, fail or change. Keep copies of texts that
        matter to you. If we close the service, we'll tell you in time to download your data.
      </p>
    ),
  },
  {
    id: "ending",
    title: "Ending your account",
    body: (
      <p>
        You can delete your account at any time on your account page, without giving a reason. We may ban an account
        that breaks these terms, and we record why. If we ban yours, you can no longer log in. Use{" "}
        <a href="/contact">the contact form</a> to ask for the reason or to object. We lift bans made by mistake.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    body: (
      <p>
        We provide the service "as is". As far as the law allows, we are not liable for losses from relying on a result,
        from interruptions or from lost texts. Your statutory rights are unaffected, and so is liability for willful
        misconduct, gross negligence, death or personal injury.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to these terms",
    body: (
      <p>
        When we change these terms, we update the date at the top. Changes don't apply to what you did before that date.
        If you don't agree to a change, you can delete your account.
      </p>
    ),
  },
];
