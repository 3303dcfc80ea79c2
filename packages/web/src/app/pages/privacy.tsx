import { batchLimits, runLimits } from "@rewright/contract/limits";
import { productName } from "@rewright/contract/product";
import { usePublicSettings } from "#src/api/public-settings.ts";
import { quantity, timeOf } from "#src/ui/quantity.ts";
import { useHydrated } from "#src/ui/use-hydrated.ts";
import { publicMeta } from "../shell/page-meta.ts";
import { browserStorage } from "./legal/browser-storage.tsx";
import { Contact } from "./legal/contact.tsx";
import { lastUpdated } from "./legal/last-updated.ts";
import { LegalPage } from "./legal/legal-page.tsx";
import { protection, thirdParties } from "./legal/privacy-rules.tsx";
import { storedData } from "./legal/stored-data.tsx";
import { whereProRuns } from "./legal/where-pro-runs.tsx";
import { pageStrings } from "./strings.ts";

export const meta = () =>
  publicMeta({
    title: pageStrings.privacy,
    description: pageStrings.privacyDescription(productName),
    path: "/privacy",
  });

export default function Privacy() {
  const settings = usePublicSettings();
  const { anonymousDailyGenerations, origin } = settings;
  // The settings of the server are not known when the page is built.
  const hosting = useHydrated() ? settings : undefined;
  return (
    <LegalPage
      title={pageStrings.privacy}
      lastUpdated={lastUpdated}
      brief={
        <p>
          In short: we process your texts on our own server and don't keep them, unless you have Premium with history
          on. We keep Pro rewrites, encrypted, for {timeOf(runLimits.keptMinutes)}, and batch files for{" "}
          {quantity(batchLimits.keptHours, "hour")}. {whereProRuns(hosting)} We store only what an account needs. You
          can download all of it and delete your account yourself. After that, we keep payment records without your name
          and, for a limited time, the audit log and your contact messages.
        </p>
      }
      sections={[
        ...storedData(anonymousDailyGenerations, hosting),
        browserStorage,
        ...thirdParties(hosting),
        ...protection,
        { id: "contact", title: pageStrings.whoWeAre, body: <Contact origin={origin} /> },
      ]}
    />
  );
}
