import type { Invoice } from "@rewright/contract/billing";
import { formatAmount } from "@rewright/contract/plans";
import { productName } from "@rewright/contract/product";
import { Download, ExternalLink } from "lucide-react";
import { useState } from "react";
import { readFile } from "#src/api/call.ts";
import { Button } from "#src/ui/button.tsx";
import { saveFile } from "#src/ui/save-file.ts";
import { dayName } from "./dates.tsx";
import { InvoiceStatus } from "./invoice-status.tsx";
import { billingStrings } from "./strings.ts";

/** Shows an invoice with its purpose, amount and status, and a link to its file. */
export function InvoiceEntry({ invoice }: { invoice: Invoice }) {
  const { id, number, created, status, amount_paid, amount_due, currency, description } = invoice;
  const name = number ?? id;
  const { busy, failed, download } = useDownload(id, name);

  return (
    <li className="border-b border-hairline py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 font-sans text-base tracking-normal wrap-anywhere">
          {number ?? billingStrings.noNumberYet}
        </h3>
        <span className="font-medium tabular-nums">
          {formatAmount(status === "paid" ? amount_paid : amount_due, currency)}
        </span>
      </div>
      <p className="mt-0.5 text-sm text-pretty text-soft">
        <time dateTime={new Date(created * 1000).toISOString()}>{dayName(created * 1000)}</time>
        {description && ` · ${description}`} · Period {period(invoice)}
      </p>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-2">
        <span className="mr-auto flex max-sm:w-full">
          <InvoiceStatus status={status} />
        </span>
        {invoice.hosted_invoice_url && (
          <a
            href={invoice.hosted_invoice_url}
            target="_blank"
            rel="noopener"
            className="inline-flex h-7 items-center gap-2 rounded-control border border-control px-2 text-sm font-medium hover:bg-well"
          >
            <ExternalLink size={14} aria-hidden />
            View Online <span className="sr-only">(invoice {name}, opens in a new tab)</span>
          </a>
        )}
        {invoice.invoice_pdf && (
          <Button size="small" waiting={busy} onClick={download}>
            <Download size={14} aria-hidden />
            {busy ? billingStrings.downloading : billingStrings.downloadPdf}{" "}
            <span className="sr-only">{billingStrings.ofInvoice(name)}</span>
          </Button>
        )}
      </div>
      <p role="alert" className={failed ? "mt-2 text-sm text-danger" : undefined}>
        {failed && billingStrings.failedToDownloadInvoice}
      </p>
    </li>
  );
}

/** Downloads the invoice as a PDF file, only once at a time. */
function useDownload(id: string, name: string) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      const file = await readFile(`/api/stripe/invoice-pdf/${id}`);
      saveFile(file, `${productName.toLowerCase()}-invoice-${name}.pdf`);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return { busy, failed, download };
}

/** Returns the billed period as text, or a single day if it begins and ends on the same day. */
function period({ period_start, period_end }: Invoice): string {
  const [start, end] = [dayName(period_start * 1000), dayName(period_end * 1000)];
  return start === end ? start : `${start} to ${end}`;
}
