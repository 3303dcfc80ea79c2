import { and, desc, eq, gt, isNotNull, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { containing } from "../db/containing.ts";
import type { Db } from "../db/database.ts";
import { countRows, cutPage, type PageAsked, seek } from "../db/seek.ts";
import { contactMessages } from "../db/site-schema.ts";
import { nextTry } from "../mail/next-try.ts";

export type Message = typeof contactMessages.$inferSelect;

export async function insertMessage(db: Db, message: typeof contactMessages.$inferInsert): Promise<void> {
  await db.insert(contactMessages).values(message);
}

export interface MessageFilter {
  readonly search?: string | undefined;
  readonly state?: "open" | "handled" | undefined;
}

/** Returns one page of the contact messages, newest first. */
export async function findMessages(db: Db, filter: MessageFilter, asked: PageAsked) {
  const part = seek(asked, {
    by: contactMessages.createdAt,
    byType: "timestamptz",
    tie: contactMessages.id,
    tieType: "uuid",
    direction: "desc",
  });
  const where = matching(filter);
  const rows = await db
    .select({ message: contactMessages, position: part.position })
    .from(contactMessages)
    .where(and(where, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset);
  const total = await countRows(db, contactMessages, where);
  return { ...cutPage(rows, asked), ...total };
}

function matching({ search, state }: MessageFilter): SQL | undefined {
  return and(
    state && (state === "open" ? isNull(contactMessages.handledAt) : isNotNull(contactMessages.handledAt)),
    search ? sql`${searched} ILIKE ${containing(search)}` : undefined,
  );
}

/** The text that a search looks through. Must equal the index's expression, so that the database uses the index. */
const searched = sql`(${contactMessages.name} || E'\\n' || ${contactMessages.email} || E'\\n' ||
  ${contactMessages.subject} || E'\\n' || ${contactMessages.message})`;

/** Returns the contact message and locks it until the transaction ends. Returns undefined if there is none. */
export async function lockMessage(db: Db, id: string): Promise<Message | undefined> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).for("update");
  return message;
}

export async function setHandled(db: Db, id: string, handledAt: Date | null): Promise<void> {
  await db.update(contactMessages).set({ handledAt }).where(eq(contactMessages.id, id));
}

/**
 * Deletes a contact message.
 * @returns false if there is no such message
 */
export async function deleteMessageRow(db: Db, id: string): Promise<boolean> {
  const deleted = await db
    .delete(contactMessages)
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id });
  return deleted.length > 0;
}

export async function messagesOf(db: Db, userId: string): Promise<Message[]> {
  return db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.userId, userId))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id));
}

export async function deleteMessagesBefore(db: Db, limit: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, limit));
}

/**
 * Returns a contact message that is due to be mailed, and reserves it: no other process mails it before the next
 * attempt is due.
 */
export async function takeToMail(db: Db, now: Date, notBefore: Date): Promise<Message | undefined> {
  const due = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        isNull(contactMessages.mailedAt),
        lte(contactMessages.mailDueAt, now),
        gt(contactMessages.createdAt, notBefore),
      ),
    )
    .orderBy(contactMessages.mailDueAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [taken] = await db
    .update(contactMessages)
    .set({
      mailTries: sql`${contactMessages.mailTries} + 1`,
      mailDueAt: nextTry(contactMessages.mailTries, now),
    })
    .where(eq(contactMessages.id, due))
    .returning();
  return taken;
}

export async function setMailed(db: Db, id: string, now: Date): Promise<void> {
  await db.update(contactMessages).set({ mailedAt: now }).where(eq(contactMessages.id, id));
}
