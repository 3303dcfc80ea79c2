import { productName } from "@rewright/contract/product";
import type { LegalSection } from "./legal-page.tsx";

export const whatItIs: LegalSection = {
  id: "service",
  title: "What the service is",
  body: (
    <>
      <p>
        {productName} rewrites English texts so that they read more naturally, shows every change with its reason, and
        lets you undo each of them. It also estimates how much a text reads like a machine's.
      </p>
      <p>
        Two engines do the work. Humanize Lite follows rules and runs here. Humanize Pro rewrites with a language model
        where the operator has set one up, and else weighs many more wordings here. What either writes is checked
        against your text, and the result says which of them wrote each sentence. When Humanize Pro is unavailable,
        Humanize Lite answers, and no use is counted.
      </p>
      <p>
        That estimate is a measurement of style with known errors. It proves nothing about who wrote a text, and nobody
        should be accused or graded by it. No promise is made about what any detector will say of a text.
      </p>
      <p>By opening an account or using the service you agree to these terms.</p>
    </>
  ),
};

export const whatMayHappen: readonly LegalSection[] = [
  {
    id: "results",
    title: "What you can expect of results",
    body: (
      <p>
        Names, numbers, quotations, links and code are protected and checked, but no program understands your text as
        you do. Read each result before you use it. You decide what you publish, send or hand in, and you answer for it.
      </p>
    ),
  },
  {
    id: "availability",
    title: "Availability",
    body: (
      <p>
        The service is kept running with care, but it may be interrupted for maintenance, fail, or change. Keep copies
        of texts that matter to you. Should the service end, the operator will say so in time for you to download what
        is stored for you.
      </p>
    ),
  },
  {
    id: "ending",
    title: "Ending your account",
    body: (
      <p>
        You can delete your account at any time on your account page, without giving a reason. An administrator of the
        site can close an account that breaks these terms, and has to give a reason for it. Its sessions end, and when
        you then try to log in, you are told that it is inactive. With <a href="/contact">the contact form</a> you can
        ask for the reason and object; an account that was closed by mistake is opened again.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    body: (
      <p>
        The service is offered as it is. As far as the law allows, the operator does not answer for losses that come
        from relying on a result, from interruptions, or from lost texts. Nothing here limits rights that the law of
        your country gives you and that cannot be given up, or liability for intent, gross negligence, or harm to life
        and health.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to these terms",
    body: (
      <p>
        When these terms change, the date at their top changes. What you do before that date is under the terms that
        were here then. If you do not agree to a change, you can delete your account.
      </p>
    ),
  },
];
