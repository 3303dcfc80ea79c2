import type { Db } from "../db/database.ts";
import { messagesOf } from "./store.ts";

/** Returns the contact messages that an account sent, for the account's data export. */
export async function exportMessages({ db }: { readonly db: Db }, accountId: string): Promise<object[]> {
  const messages = await messagesOf(db, accountId);
  return messages.map(({ name, email, subject, message, inquiryType, createdAt }) => ({
    name,
    email,
    subject,
    message,
    inquiry_type: inquiryType,
    created_at: createdAt,
  }));
}
