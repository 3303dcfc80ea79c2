import { RefreshCw } from "lucide-react";
import { Button } from "#src/ui/button.tsx";
import { ErrorId } from "#src/ui/error-id.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { PaymentLogTable } from "./payment-log-table.tsx";
import { billingStrings } from "./strings.ts";
import { usePaymentLogs } from "./use-payment-logs.ts";

/** The message that is shown if payments are not simulated. */
export const forDevelopment = billingStrings.thisPage;

/** Shows developers the records of simulated payments. */
export function PaymentLogs({ sandboxUrl }: { sandboxUrl: string | null }) {
  const { known, loading, problem, refused, refresh } = usePaymentLogs();
  if (refused) return <p>{forDevelopment}</p>;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button waiting={loading} onClick={refresh}>
          <RefreshCw size={16} aria-hidden />
          {loading ? billingStrings.refreshing : billingStrings.refresh}
        </Button>
        {sandboxUrl && (
          <a
            href={`${sandboxUrl}/payments`}
            target="_blank"
            rel="noopener"
            className="text-sm font-medium text-pencil underline underline-offset-4"
          >
            {billingStrings.theSandboxsPayments}
          </a>
        )}
        {known && (
          <p className="text-sm text-soft tabular-nums" data-testid="waiting-events">
            {known.waitingEvents === 0
              ? billingStrings.noEventsAreWaiting
              : known.waitingEvents === 1
                ? billingStrings.oneEventIsWaiting
                : billingStrings.eventsAreWaiting(known.waitingEvents)}
          </p>
        )}
      </div>
      {problem && (
        <div className="mt-5 overflow-hidden rounded-control">
          <Notice kind="danger">
            {problem.message}
            <ErrorId id={problem.errorId} />
          </Notice>
        </div>
      )}
      <div className="mt-6" aria-busy={loading}>
        {!known && loading && (
          <div role="status">
            <span className="sr-only">{billingStrings.loadingThePaymentLogs}</span>
            <div aria-hidden className="h-64 rounded-surface border border-hairline bg-sheet" />
          </div>
        )}
        {known?.logs.length === 0 && (
          <p className="rounded-surface border border-hairline bg-sheet px-5 py-10 text-center text-soft">
            {billingStrings.noPaymentsYetSubscribe}
          </p>
        )}
        {known && known.logs.length > 0 && <PaymentLogTable logs={known.logs} />}
      </div>
    </>
  );
}
