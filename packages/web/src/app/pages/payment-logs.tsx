import { usePublicSettings } from "#src/api/public-settings.ts";
import { forDevelopment, PaymentLogs } from "#src/features/billing/payment-logs.tsx";
import { NeedsScript } from "#src/ui/needs-script.tsx";
import { useHydrated } from "#src/ui/use-hydrated.ts";
import { privateMeta } from "../shell/page-meta.ts";
import { pageStrings } from "./strings.ts";

export const meta = () => privateMeta(pageStrings.paymentLogs);

/** Shows developers the records of simulated payments. If payments are not simulated, the page says so. */
export default function PaymentLogsPage() {
  const { sandbox, sandboxUrl } = usePublicSettings();
  const hydrated = useHydrated();
  return (
    <div className="mx-auto w-full max-w-300 px-4 py-10 md:px-6 md:py-14">
      <h1 className="text-display">{pageStrings.paymentLogs}</h1>
      <p className="mt-2 mb-7 max-w-prose text-soft">{pageStrings.paymentLogsLead}</p>
      <NeedsScript what={pageStrings.thisPage} />
      {hydrated && (sandbox ? <PaymentLogs sandboxUrl={sandboxUrl} /> : <p>{forDevelopment}</p>)}
    </div>
  );
}
