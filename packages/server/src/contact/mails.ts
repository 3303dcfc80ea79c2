import { productName } from "@rewright/contract/product";
import type { Mail } from "../mail/mail.ts";
import type { Message } from "./store.ts";

type Written = Pick<Message, "name" | "email" | "subject" | "message" | "inquiryType">;

/** Returns the mail about a contact message, for the people who reply to it. */
export const contactMail = (
  to: string,
  { name, email, subject, message, inquiryType }: Written,
  { origin }: { origin: string },
): Mail => ({
  to,
  replyTo: email,
  subject: `Contact (${inquiryType}): ${subject}`,
  paragraphs: [`${name} <${email}> wrote with the contact form of ${productName}:`, message],
  action: { label: "All messages", url: `${origin}/admin` },
  footnote: "To answer the sender, reply to this email.",
});
