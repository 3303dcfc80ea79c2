import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { ErrorId } from "#src/ui/error-id.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { InvoiceEntry } from "./invoice-entry.tsx";
import { billingStrings } from "./strings.ts";
import { useInvoices } from "./use-invoices.ts";

/** Lists the invoices. */
export function InvoiceDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { invoices, loading, problem, hasMore, retry, showMore } = useInvoices(userId);
  return (
    <Dialog title={billingStrings.invoiceHistory} wide onClose={onClose}>
      <div aria-busy={loading}>
        {problem && (
          <div className="mb-4 overflow-hidden rounded-control">
            <Notice
              kind="danger"
              action={
                <Button size="small" className="-my-1" onClick={retry}>
                  {billingStrings.tryAgain}
                </Button>
              }
            >
              {problem.message}
              <ErrorId id={problem.errorId} />
            </Notice>
          </div>
        )}
        {!invoices && !problem && <Loading />}
        {invoices?.length === 0 && (
          <div className="border-t border-hairline py-10 text-center">
            <p className="font-medium">{billingStrings.noInvoicesFound}</p>
            <p className="mt-1 text-sm text-soft">{billingStrings.yourPremiumInvoicesAppear}</p>
          </div>
        )}
        {invoices && invoices.length > 0 && (
          <ul aria-label={billingStrings.invoices} className="border-t border-hairline">
            {invoices.map((invoice) => (
              <InvoiceEntry key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        )}
        {hasMore && (
          <div className="mt-4 text-center">
            <Button waiting={loading} onClick={problem ? retry : showMore}>
              {loading ? billingStrings.loading : billingStrings.showMore}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Loading() {
  return (
    <div role="status" className="border-t border-hairline">
      <span className="sr-only">{billingStrings.loadingYourInvoices}</span>
      {["one", "two", "three"].map((row) => (
        <div key={row} aria-hidden className="border-b border-hairline py-4">
          <div className="flex justify-between">
            <span className="h-5 w-40 rounded-small bg-well" />
            <span className="h-5 w-16 rounded-small bg-well" />
          </div>
          <div className="mt-2 h-4 w-2/3 rounded-small bg-well" />
        </div>
      ))}
    </div>
  );
}
