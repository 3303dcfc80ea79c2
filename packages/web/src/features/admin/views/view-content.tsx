import type { ComponentType } from "react";
import { AuditLog } from "../audit/audit-log.tsx";
import { ContactInbox } from "../contact/contact-inbox.tsx";
import { UserTable } from "../database/user-table.tsx";
import { PaymentLogTable } from "../payments/payment-log-table.tsx";
import { PaymentTable } from "../payments/payment-table.tsx";
import { UnmatchedPayments } from "../payments/unmatched-payments.tsx";
import { WebhookInbox } from "../payments/webhook-inbox.tsx";
import { SettingsView } from "../settings/settings-view.tsx";
import { Overview } from "../statistics/overview.tsx";
import type { View } from "./views.ts";

const contents: Readonly<Record<Exclude<View, "people">, ComponentType>> = {
  payments: PaymentTable,
  unmatched: UnmatchedPayments,
  events: WebhookInbox,
  messages: ContactInbox,
  statistics: Overview,
  audit: AuditLog,
  settings: SettingsView,
  users: UserTable,
  payment_logs: PaymentLogTable,
};

/** Shows every view except User Management, which is loaded with the panel. */
export default function ViewContent({ view }: { readonly view: keyof typeof contents }) {
  const Content = contents[view];
  return <Content />;
}
