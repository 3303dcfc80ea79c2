/** Everything that administrators do and that is written down. */
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
  "payment.create",
  "payment.correct",
  "payment.delete",
  "event.replay",
  "message.mark",
  "message.delete",
  "settings.change",
  "table.export",
] as const;
export type AuditAction = (typeof auditActions)[number];
