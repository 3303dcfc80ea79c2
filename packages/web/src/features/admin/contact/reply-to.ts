import type { ContactMessage } from "@rewright/contract/admin/contact";
import { productName } from "@rewright/contract/product";
import { contactStrings } from "./strings.ts";

/** Longer addresses are cut off by some mail programs. */
const longestQuote = 1000;

/** Begins an answer in the reader's own mail program, below a quotation of the message. */
export function replyTo({ email, subject, message }: Pick<ContactMessage, "email" | "subject" | "message">): string {
  const quoted = message.length > longestQuote ? `${[...message].slice(0, longestQuote).join("")} …` : message;
  const lines = quoted.split(/\r?\n/).map((line) => `> ${line}`);
  // Spaces as %20: mail programs show a plus sign as it is.
  const parts = { subject: contactStrings.replySubject(subject, productName), body: `\r\n\r\n${lines.join("\r\n")}` };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?${query.join("&")}`;
}
