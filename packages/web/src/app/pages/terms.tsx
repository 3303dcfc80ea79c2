import { productName } from "@rewright/contract/product";
import { usePublicSettings } from "#src/api/public-settings.ts";
import { publicMeta } from "../shell/page-meta.ts";
import { Contact } from "./legal/contact.tsx";
import { lastUpdated } from "./legal/last-updated.ts";
import { LegalPage } from "./legal/legal-page.tsx";
import { paymentTerms } from "./legal/payment-terms.tsx";
import { planTerms } from "./legal/plan-terms.tsx";
import { whatItIs, whatMayHappen } from "./legal/service-terms.tsx";
import { useRules } from "./legal/use-rules.tsx";
import { pageStrings } from "./strings.ts";

export const meta = () =>
  publicMeta({
    title: pageStrings.terms,
    description: pageStrings.termsDescription(productName),
    path: "/terms",
  });

export default function Terms() {
  const settings = usePublicSettings();
  return (
    <LegalPage
      title={pageStrings.terms}
      lastUpdated={lastUpdated}
      brief={<p>{pageStrings.inShortEdit}</p>}
      sections={[
        whatItIs,
        ...useRules,
        ...planTerms(settings),
        ...paymentTerms,
        ...whatMayHappen,
        { id: "contact", title: pageStrings.contact, body: <Contact origin={settings.origin} /> },
      ]}
    />
  );
}
