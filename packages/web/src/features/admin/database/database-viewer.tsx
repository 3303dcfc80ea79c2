import type { ComponentType } from "react";
import { useSearchParams } from "react-router";
import { AuditLog } from "../audit/audit-log.tsx";
import { ContactInbox } from "../contact/contact-inbox.tsx";
import { PaymentTable } from "../payments/payment-table.tsx";
import { UnmatchedPayments } from "../payments/unmatched-payments.tsx";
import { WebhookInbox } from "../payments/webhook-inbox.tsx";
import { SettingsView } from "../settings/settings-view.tsx";
import { Overview } from "../statistics/overview.tsx";
import { UserTable } from "./user-table.tsx";
import { ViewNav } from "./view-nav.tsx";
import { type View, viewOf } from "./views.ts";

const contents: Readonly<Record<View, ComponentType>> = {
  overview: Overview,
  users: UserTable,
  payment_logs: PaymentTable,
  unmatched: UnmatchedPayments,
  events: WebhookInbox,
  messages: ContactInbox,
  audit: AuditLog,
  settings: SettingsView,
};

/** The tables as they are, what they come to, and what else there is to look after. */
export default function DatabaseViewer() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const Content = contents[view];
  return (
    <div className="md:flex md:gap-8">
      <ViewNav view={view} />
      <div className="min-w-0 flex-1">
        <Content />
      </div>
    </div>
  );
}
