import { batchLimits, runLimits } from "@rewright/contract/plans";
import { productName } from "@rewright/contract/product";
import { usePublicSettings } from "../api/public-settings.ts";
import { quantity, timeOf } from "../ui/quantity.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { browserStorage } from "./legal/browser-storage.tsx";
import { Contact } from "./legal/contact.tsx";
import { lastUpdated } from "./legal/last-updated.ts";
import { LegalPage } from "./legal/legal-page.tsx";
import { others, protection } from "./legal/privacy-rules.tsx";
import { storedData } from "./legal/stored-data.tsx";
import { whereProRuns } from "./legal/where-pro-runs.tsx";
import { publicMeta } from "./page-meta.ts";

export const meta = () =>
  publicMeta({
    title: "Privacy",
    description: `What ${productName} stores, why, for how long, and how to delete it.`,
    path: "/privacy",
  });

export default function Privacy() {
  const settings = usePublicSettings();
  const { anonymousDailyGenerations, origin } = settings;
  // The page is built before anybody knows.
  const place = useHydrated() ? settings : undefined;
  return (
    <LegalPage
      title="Privacy"
      lastUpdated={lastUpdated}
      brief={
        <p>
          In short: your texts go to this site's own server and are not kept there, unless you have Premium with history
          on. What Humanize Pro rewrites is kept, encrypted, for {timeOf(runLimits.keptMinutes)} after a run, and for{" "}
          {quantity(batchLimits.keptHours, "hour")} in a batch. {whereProRuns(place)} We store what an account needs and
          no more. You can download all of it and delete the account yourself; only the books keep what was paid,
          without a name.
        </p>
      }
      sections={[
        ...storedData(anonymousDailyGenerations, place),
        browserStorage,
        ...others(place),
        ...protection,
        { id: "contact", title: "Who is responsible, and contact", body: <Contact origin={origin} /> },
      ]}
    />
  );
}
