import { page } from "./page.ts";

/** Returns the page that lists the simulated services. */
export function indexPage(): string {
  return page(
    "Sandbox",
    `<h1>Sandbox</h1><p>Stand-ins for what lies outside this machine. Nothing here costs anything or reaches anybody.</p><ul>` +
      `<li><a href="/mail">Mailbox<small>Every mail that the product sends</small></a></li>` +
      `<li><a href="/payments">Payments<small>Customers, subscriptions, invoices, events, and clocks that can be moved</small></a></li>` +
      `<li><a href="/llm/control">Language model<small>What the stand-in was asked and told to do; used where SANDBOX_MODEL=1</small></a></li></ul>`,
  );
}
