import type { PaymentLog, PaymentStatus } from "@rewright/contract/billing";
import { formatAmount } from "@rewright/contract/plans";
import clsx from "clsx";
import { billingStrings } from "./strings.ts";

const colours: Readonly<Record<PaymentStatus, string>> = {
  pending: "bg-warning-wash text-warning",
  completed: "bg-added-wash text-added",
  failed: "bg-danger-wash text-danger",
  expired: "bg-well text-soft",
  refunded: "bg-pencil-wash text-pencil",
  disputed: "bg-danger-wash text-danger",
};

const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });

const cell = "px-3 py-2.5 align-top";

/** Shows the records of payments, the newest first. */
export function PaymentLogTable({ logs }: { logs: readonly PaymentLog[] }) {
  return (
    <section
      aria-label={billingStrings.paymentLogs}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-surface border border-hairline bg-sheet"
    >
      <table className="w-full min-w-240 text-sm">
        <thead className="text-left text-soft">
          <tr className="border-b border-hairline">
            {["Written", "Status", "Amount", "Refunded", "Payment", "Event", "Details"].map((name) => (
              <th
                key={name}
                scope="col"
                className={clsx(cell, "font-medium", ["Amount", "Refunded"].includes(name) && "text-right")}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {logs.map((log) => (
            <tr key={log.id} className="border-b border-hairline last:border-0">
              <td className={`${cell} whitespace-nowrap`}>
                <time dateTime={log.created_at}>{format.format(new Date(log.created_at))}</time>
              </td>
              <td className={cell}>
                <span className={`rounded-small px-1.5 py-0.5 text-xs font-medium ${colours[log.payment_status]}`}>
                  {log.payment_status}
                </span>
              </td>
              <td className={`${cell} text-right tabular-nums`}>{formatAmount(log.amount, log.currency)}</td>
              <td className={`${cell} text-right tabular-nums`}>
                {log.amount_refunded > 0 ? formatAmount(log.amount_refunded, log.currency) : "–"}
              </td>
              <td className={`${cell} max-w-48 wrap-anywhere`}>
                <code>{log.payment_key}</code>
              </td>
              <td className={`${cell} wrap-anywhere`}>{log.webhook_event_type ?? "–"}</td>
              <td className={`${cell} max-w-80 text-soft wrap-anywhere`}>{details(log.metadata)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Returns the metadata of a record as text, without the payment's id, which has its own column. */
function details(metadata: Readonly<Record<string, unknown>>): string {
  return Object.entries(metadata)
    .filter(([name, value]) => name !== "session_id" && value !== null)
    .map(([name, value]) => `${name}: ${typeof value === "object" ? JSON.stringify(value) : String(value)}`)
    .join(" · ");
}
