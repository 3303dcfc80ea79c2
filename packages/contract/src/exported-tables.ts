/** Tables that administrators can take home as CSV. */
export const exportedTables = [
  "users",
  "payment_logs",
  "unmatched_payments",
  "billing_events",
  "contact_messages",
  "audit_log",
] as const;
export type ExportedTable = (typeof exportedTables)[number];
