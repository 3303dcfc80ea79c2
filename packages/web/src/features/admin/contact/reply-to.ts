import type { ContactMessage } from "@rewright/contract/admin/contact";
import { productName } from "@rewright/contract/product";
import { contactStrings } from "./strings.ts";

/** The most characters that are quoted. Some mail programs cut off longer mailto: addresses. */
const longestQuote = 1000;

/** Returns a mailto: address that starts a reply with a quotation of the message. */
export function replyTo({ email, subject, message }: Pick<ContactMessage, "email" | "subject" | "message">): string {
  const quoted = message.length > longestQuote ? `${[...message].slice(0, longestQuote).join("")} …` : message;
  const lines = quoted.split(/\r?\n/).map((line) => `> ${line}`);
  // Encodes spaces as %20, because mail programs show a plus sign unchanged.
  const parts = { subject: contactStrings.replySubject(subject, productName), body: `\r\n\r\n${lines.join("\r\n")}` };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?${query.join("&")}`;
}
