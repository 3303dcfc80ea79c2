import { type Html, html } from "#src/html.ts";
import { page } from "#src/page.ts";

const strip = html`<aside class="strip" aria-label="Sandbox"><strong>Payment sandbox.</strong> No card is charged, and nothing leaves this machine.</aside>`;

/** Returns an HTML page with a notice that the payment provider is simulated. */
export function paymentPage(title: string, body: Html, { isWide = false } = {}): string {
  return page(title, body.source, { above: strip.source, isWide });
}

/** Returns a page with a single message. */
export function messagePage(title: string, said: string, next?: Html): string {
  return paymentPage(title, html`<section class="panel"><h1>${title}</h1><p>${said}</p>${next}</section>`);
}

/** Returns a notice about the last action. */
export function note(said: string, kind: "good" | "bad" | "warn" = "good"): Html {
  return html`<div class="note ${kind}" role="${kind === "bad" ? "alert" : "status"}"><p>${said}</p></div>`;
}

/** Returns a status as a coloured label. */
export function badge(word: string): Html {
  return html`<span class="badge ${kinds[word] ?? ""}">${word.replaceAll("_", " ")}</span>`;
}

const kinds: Readonly<Record<string, string>> = {
  active: "good",
  paid: "good",
  succeeded: "good",
  delivered: "good",
  "dispute won": "good",
  past_due: "warn",
  open: "warn",
  waiting: "warn",
  held: "warn",
  "dispute needs_response": "warn",
  incomplete: "warn",
  failed: "bad",
  "dispute lost": "bad",
  uncollectible: "bad",
  given_up: "bad",
};

/** Returns the address if it is a web address, or undefined for others such as "javascript:". */
export function webAddress(address: string | null | undefined): string | undefined {
  const protocol = URL.parse(address ?? "")?.protocol;
  return protocol === "http:" || protocol === "https:" ? (address ?? undefined) : undefined;
}
