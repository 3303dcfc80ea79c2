import { productName } from "@rewright/contract/product";
import { usePublicSettings } from "../api/public-settings.ts";
import { browserStorage } from "./legal/browser-storage.tsx";
import { Contact } from "./legal/contact.tsx";
import { lastUpdated } from "./legal/last-updated.ts";
import { LegalPage } from "./legal/legal-page.tsx";
import { others, protection } from "./legal/privacy-rules.tsx";
import { storedData } from "./legal/stored-data.tsx";
import { publicMeta } from "./page-meta.ts";

export const meta = () =>
  publicMeta({
    title: "Privacy",
    description: `What ${productName} stores, why, for how long, and how to delete it.`,
    path: "/privacy",
  });

export default function Privacy() {
  const { anonymousDailyGenerations, origin } = usePublicSettings();
  return (
    <LegalPage
      title="Privacy"
      lastUpdated={lastUpdated}
      brief={
        <p>
          In short: your texts are processed on this site's own server and are not kept, unless you have Premium with
          history on. We store what an account needs and no more. You can download all of it and delete the account
          yourself; only the books keep what was paid, without a name.
        </p>
      }
      sections={[
        ...storedData(anonymousDailyGenerations),
        browserStorage,
        ...others,
        ...protection,
        { id: "contact", title: "Who is responsible, and contact", body: <Contact origin={origin} /> },
      ]}
    />
  );
}
