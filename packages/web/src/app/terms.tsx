import { productName } from "@rewright/contract/product";
import { usePublicSettings } from "../api/public-settings.ts";
import { Contact } from "./legal/contact.tsx";
import { lastUpdated } from "./legal/last-updated.ts";
import { LegalPage } from "./legal/legal-page.tsx";
import { paymentTerms } from "./legal/payment-terms.tsx";
import { planTerms } from "./legal/plan-terms.tsx";
import { whatItIs, whatMayHappen } from "./legal/service-terms.tsx";
import { useRules } from "./legal/use-rules.tsx";
import { publicMeta } from "./page-meta.ts";

export const meta = () =>
  publicMeta({
    title: "Terms",
    description: `The terms of ${productName}, with its policy of ethical use and its limits.`,
    path: "/terms",
  });

export default function Terms() {
  const settings = usePublicSettings();
  return (
    <LegalPage
      title="Terms"
      lastUpdated={lastUpdated}
      brief={
        <p>
          In short: edit your own texts, do not cheat or deceive with them, read the result before you use it, and stay
          within the limits. Your texts remain yours.
        </p>
      }
      sections={[
        whatItIs,
        ...useRules,
        ...planTerms(settings),
        ...paymentTerms,
        ...whatMayHappen,
        { id: "contact", title: "Contact", body: <Contact origin={settings.origin} /> },
      ]}
    />
  );
}
