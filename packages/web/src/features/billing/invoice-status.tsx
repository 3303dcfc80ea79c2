import type { Invoice } from "@rewright/contract/billing";
import { Ban, CircleCheck, CircleQuestionMark, Clock, FilePen, TriangleAlert } from "lucide-react";
import { billingStrings } from "./strings.ts";

const statuses = {
  paid: { name: billingStrings.paid, Icon: CircleCheck, colour: "text-added" },
  open: { name: billingStrings.open, Icon: Clock, colour: "text-warning" },
  draft: { name: billingStrings.draft, Icon: FilePen, colour: "text-soft" },
  void: { name: billingStrings.void, Icon: Ban, colour: "text-soft" },
  uncollectible: { name: billingStrings.uncollectible, Icon: TriangleAlert, colour: "text-danger" },
  unknown: { name: billingStrings.unknown, Icon: CircleQuestionMark, colour: "text-soft" },
} as const satisfies Record<Invoice["status"], object>;

/** Shows an invoice's status as a word and an icon. */
export function InvoiceStatus({ status }: { status: Invoice["status"] }) {
  const { name, Icon, colour } = statuses[status] ?? statuses.unknown;
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-medium ${colour}`}>
      <Icon size={16} aria-hidden />
      {name}
    </span>
  );
}
