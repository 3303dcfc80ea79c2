import type { AuditAction } from "@rewright/contract/audit-actions";

/** What administrators do, as the audit log names it. */
export const deedNames = {
  "user.create": "Opened an account",
  "user.update": "Changed an account",
  "user.delete": "Deleted an account",
  "user.ban": "Banned",
  "user.unban": "Lifted a ban",
  "user.end_sessions": "Ended sessions",
  "user.reset_usage": "Reset the use",
  "user.sync": "Synced with the payment provider",
  "premium.grant": "Gave Premium",
  "premium.end": "Ended given Premium",
  "subscription.cancel": "Canceled a subscription",
  "subscription.resume": "Took a cancellation back",
  "subscription.open_portal": "Opened the payment provider's pages",
  "payment.create": "Added a payment",
  "payment.correct": "Corrected a payment",
  "payment.delete": "Marked a payment as deleted",
  "event.replay": "Replayed an event",
  "message.mark": "Marked a message",
  "message.delete": "Deleted a message",
  "settings.change": "Changed settings",
  "table.export": "Exported a table",
} as const satisfies Record<AuditAction, string>;
