import type { Db } from "../db/database.ts";
import { messagesOf } from "./store.ts";

/** Returns the messages that the account sent with the contact form, for its owner. */
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
