/** Lists the actions that the audit log records: those of administrators, and changes of API keys by their owners. */
export const auditActions = [
  "user.create",
  "user.update",
  "user.delete",
  "user.ban",
  "user.unban",
  "user.end_sessions",
  "user.reset_usage",
  "user.sync",
  "premium.grant",
  "premium.end",
  "subscription.cancel",
  "subscription.resume",
  "subscription.open_portal",
  "payment.create",
  "payment.correct",
  "payment.delete",
  "event.replay",
  "message.mark",
  "message.delete",
  "settings.change",
  "table.export",
  "key.create",
  "key.revoke",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Lists the tables that administrators can export as CSV. */
export const exportedTables = [
  "users",
  "payment_logs",
  "unmatched_payments",
  "billing_events",
  "contact_messages",
  "audit_log",
] as const;
export type ExportedTable = (typeof exportedTables)[number];

/** Lists the intervals by which a chart groups its days. */
export const chartIntervals = ["day", "week", "month"] as const;
export type ChartInterval = (typeof chartIntervals)[number];

/** The smallest and largest permitted value of each system setting. */
export const settingBounds = {
  max_daily_requests: { min: 1, max: 1_000_000 },
  max_text_length: { min: 10, max: 5000 },
  api_rate_limit: { min: 10, max: 1_000_000 },
} as const;
