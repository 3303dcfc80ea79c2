import type { Account } from "#src/accounts/account.ts";
import { lockAdmins } from "#src/accounts/administrators/lock-admins.ts";
import { AppError } from "#src/app-error.ts";
import { writeAudit } from "#src/audit/write-audit.ts";
import { type BillingDeps, requireProvider } from "../provider/deps.ts";
import { processEvent } from "./process-event.ts";
import { findEvent, markProcessed, reopenEvent } from "./store.ts";

/**
 * Processes a webhook event again, in the same way as its job. If that fails, an event that was processed before stays
 * marked as processed, so that it is not retried automatically.
 * @throws AppError `forbidden`, `not_found`, and the errors of the payment provider
 */
export async function replayEvent(
  deps: BillingDeps,
  actor: Pick<Account, "id">,
  id: string,
): Promise<NonNullable<Awaited<ReturnType<typeof findEvent>>>> {
  const { db, now } = deps;
  const known = await findEvent(db, id);
  if (!known) throw new AppError("not_found");
  requireProvider(deps);
  await db.transaction(async (tx) => {
    await lockAdmins(tx, actor.id);
    if (!(await reopenEvent(tx, id))) throw new AppError("not_found");
    const { type, customerId: customer_id } = known;
    const target = { kind: "event", id } as const;
    await writeAudit(tx, now(), { actorId: actor.id, action: "event.replay", target, details: { type, customer_id } });
  });
  try {
    await processEvent(deps, id);
  } catch (error) {
    if (known.processedAt) await markProcessed(db, [id], known.processedAt);
    throw error;
  }
  const event = await findEvent(db, id);
  if (!event) throw new AppError("not_found");
  return event;
}
