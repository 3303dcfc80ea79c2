import { deleteExpiredAccess } from "../accounts/delete-expired-access.ts";
import { deleteOldActivity } from "../analytics/delete-old-activity.ts";
import { forgetOldAttempts } from "../attempts/limit-attempts.ts";
import { deleteOldEntries } from "../audit/delete-old-entries.ts";
import { deleteOldBatches } from "../batches/delete-old-batches.ts";
import { deleteOldEvents } from "../billing/events/delete-old-events.ts";
import { deleteOldMessages } from "../contact/delete-old-messages.ts";
import type { Db } from "../db/database.ts";
import { deleteOldDeletions } from "../history/delete-old-deletions.ts";
import { deleteOldCounts } from "../http/rate-limit/delete-old-counts.ts";
import { deleteOldRequests } from "../idempotency/delete-old-requests.ts";
import { deleteOldUsage } from "../usage/delete-old-usage.ts";

/**
 * Deletes rows of all kinds after their retention periods: counts of rewrites, attempts and requests, requests with an Idempotency-Key, expired sessions
 * and links, deleted history items, batches, webhook events, contact messages, audit log entries and days of activity.
 */
export async function deleteOldRows(deps: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  await deleteOldUsage(deps);
  await deleteOldRequests(deps);
  await forgetOldAttempts(deps);
  await deleteOldCounts(deps);
  await deleteExpiredAccess(deps);
  await deleteOldDeletions(deps);
  await deleteOldBatches(deps);
  await deleteOldEvents(deps);
  await deleteOldMessages(deps);
  await deleteOldEntries(deps);
  await deleteOldActivity(deps);
}
