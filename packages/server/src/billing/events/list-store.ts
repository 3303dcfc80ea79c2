import { and, isNotNull, isNull, or } from "drizzle-orm";
import type { Db } from "#src/db/database.ts";
import { billingEvents } from "#src/db/schema.ts";
import { countRows, cutPage, type PageAsked, seek } from "#src/db/seek.ts";
import { beginsWith } from "../ledger/prefix-search.ts";

export interface EventFilter {
  readonly state?: "open" | "done" | undefined;
  readonly search?: string | undefined;
}

/** Returns one page of the payment provider's webhook events, newest first. */
export async function findEvents(db: Db, { state, search }: EventFilter, asked: PageAsked) {
  const part = seek(asked, {
    by: billingEvents.receivedAt,
    byType: "timestamptz",
    tie: billingEvents.id,
    tieType: "text",
    direction: "desc",
  });
  const { id, customerId, processedAt } = billingEvents;
  const where = and(
    state && (state === "open" ? isNull(processedAt) : isNotNull(processedAt)),
    search ? or(beginsWith(id, search), beginsWith(customerId, search)) : undefined,
  );
  const rows = await db
    .select({ event: billingEvents, position: part.position })
    .from(billingEvents)
    .where(and(where, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset);
  const total = await countRows(db, billingEvents, where);
  return { ...cutPage(rows, asked), ...total };
}
