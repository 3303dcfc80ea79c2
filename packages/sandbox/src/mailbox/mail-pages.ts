import { escaped, page } from "../page.ts";
import type { ReceivedMail } from "./mailbox.ts";

/** Returns the page that lists the received emails, newest first. */
export function mailListPage(mails: readonly ReceivedMail[]): string {
  const rows = mails.map(
    ({ id, subject, to, at }) =>
      `<li><a href="/mail/${id}">${escaped(subject)}<small>to ${escaped(to)}, ${time(at)}</small></a></li>`,
  );
  const list =
    rows.length > 0
      ? `<ul>${rows.join("")}</ul>`
      : "<p>No mail has been sent yet. Sign up, and the first one comes.</p>";
  return page(
    "Mailbox",
    `<h1>Mailbox</h1><p>Every mail that the product sends ends up here; none leaves this machine. Load the page again to see newer ones.</p>${list}`,
  );
}

/** Returns the page that shows an email and its links. */
export function mailPage({ subject, from, to, at, text }: ReceivedMail): string {
  return page(
    subject,
    `<p><a href="/mail">All mails</a></p><h1>${escaped(subject)}</h1>` +
      `<p>From ${escaped(from)} to ${escaped(to)}, ${time(at)}</p><pre>${linked(text)}</pre>`,
  );
}

function linked(text: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function time(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
}
