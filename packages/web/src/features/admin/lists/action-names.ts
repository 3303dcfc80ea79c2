import type { AuditAction } from "@rewright/contract/admin/choices";
import { partsStrings } from "../strings.ts";

/** The names of the actions in the audit log. */
export const actionNames = {
  "user.create": partsStrings.createdAnAccount,
  "user.update": partsStrings.changedAnAccount,
  "user.delete": partsStrings.deletedAnAccount,
  "user.ban": "Banned",
  "user.unban": partsStrings.liftedABan,
  "user.end_sessions": partsStrings.endedSessions,
  "user.reset_usage": partsStrings.resetTheUsage,
  "user.sync": partsStrings.syncedWithThePayment,
  "premium.grant": partsStrings.grantedPremium,
  "premium.end": partsStrings.endedAPremiumGrant,
  "subscription.cancel": partsStrings.canceledASubscription,
  "subscription.resume": partsStrings.resumedASubscription,
  "subscription.open_portal": partsStrings.openedTheBillingPortal,
  "payment.create": partsStrings.addedAPayment,
  "payment.correct": partsStrings.correctedAPayment,
  "payment.delete": partsStrings.markedAPayment,
  "event.replay": partsStrings.replayedAnEvent,
  "message.mark": partsStrings.markedAMessage,
  "message.delete": partsStrings.deletedAMessage,
  "settings.change": partsStrings.changedSettings,
  "table.export": partsStrings.exportedATable,
  "key.create": partsStrings.createdAnApiKey,
  "key.revoke": partsStrings.revokedAnApiKey,
} as const satisfies Record<AuditAction, string>;
