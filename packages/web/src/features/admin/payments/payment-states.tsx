import type { WholePayment } from "@rewright/contract/admin/payments";
import { formatAmount } from "@rewright/contract/plans";
import { Link, type To, useLocation } from "react-router";
import { DateTime } from "../fields/date-time.tsx";
import { PaymentBadge } from "../fields/payment-badge.tsx";
import { paymentsStrings } from "./strings.ts";

interface PaymentStatesProps {
  /** All versions of the payment, the newest first. */
  readonly versions: readonly WholePayment[];
  /** The id of the version whose fields are shown. */
  readonly shown: string;
  readonly to: (id: string) => To;
}

/** Shows the list of a payment's versions. Versions are only added and never changed. */
export function PaymentStates({ versions, shown, to }: PaymentStatesProps) {
  const { state } = useLocation();
  return (
    <ol className="ml-1 border-l border-hairline text-sm">
      {versions.map((version) => (
        <li key={version.id} className="relative pb-4 pl-5 last:pb-0">
          <span
            aria-hidden
            className={`absolute top-1.5 -left-[4.5px] size-2 rounded-full ${version.id === shown ? "bg-pencil" : "bg-control"}`}
          />
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <PaymentBadge status={version.payment_status} />
            <span className="tabular-nums">
              {formatAmount(version.amount, version.currency)}
              {version.amount_refunded > 0 &&
                paymentsStrings.refundedOf(formatAmount(version.amount_refunded, version.currency))}
            </span>
            <span className="ml-auto text-soft">
              <DateTime at={version.created_at} exact />
            </span>
          </p>
          <p className="mt-1 flex flex-wrap gap-x-2 text-soft">
            <span className="tabular-nums">{paymentsStrings.version(version.version)}</span>
            <span>{version.webhook_event_type ?? version.source}</span>
            {version.id === shown ? (
              <span className="ml-auto">{paymentsStrings.shownAbove}</span>
            ) : (
              <Link
                to={to(version.id)}
                replace
                state={state}
                className="ml-auto text-pencil underline underline-offset-4"
                aria-label={paymentsStrings.showVersion(version.version)}
              >
                {paymentsStrings.show}
              </Link>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
