import { inquiryTypes } from "@rewright/contract/contact-form";
import { boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./schema.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Table with one row: the system settings that administrators have chosen. Null means the default. */
export const systemSettings = pgTable("system_settings", {
  id: integer().primaryKey(),
  maxDailyRequests: integer("max_daily_requests"),
  maxTextLength: integer("max_text_length"),
  apiRateLimit: integer("api_rate_limit"),
  maintenanceMode: boolean("maintenance_mode"),
  /** The number of changes so far. */
  version: integer().notNull(),
  updatedAt: moment("updated_at"),
  updatedBy: uuid("updated_by").references(() => users.id, { onDelete: "set null" }),
});

/** Table with one row: the time at which the readiness check last wrote to the database. */
export const readiness = pgTable("readiness", {
  id: integer().primaryKey(),
  checkedAt: moment("checked_at").notNull(),
});

/** Table of the messages that were sent with the contact form. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    inquiryType: text("inquiry_type", { enum: inquiryTypes }).notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    handledAt: moment("handled_at"),
    mailedAt: moment("mailed_at"),
    mailTries: integer("mail_tries").notNull().default(0),
    /** Time of the first or next attempt to mail the message. */
    mailDueAt: moment("mail_due_at").notNull(),
  },
  (table) => [
    index("contact_messages_newest").on(table.createdAt.desc(), table.id.desc()),
    index("contact_messages_user_id").on(table.userId),
  ],
);
