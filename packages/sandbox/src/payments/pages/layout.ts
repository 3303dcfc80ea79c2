import { type Html, html } from "#src/html.ts";
import { page } from "#src/page.ts";

const strip = html`<aside class="strip" aria-label="Sandbox"><strong>Payment sandbox.</strong> No card is charged, and nothing leaves this machine.</aside>`;

/** A page of the payment sandbox: each says that it is one. */
export function paymentPage(title: string, body: Html, { isWide = false } = {}): string {
  return page(title, body.source, { above: strip.source, isWide });
}

/** A page with one thing to say. */
export function messagePage(title: string, said: string, next?: Html): string {
  return paymentPage(title, html`<section class="panel"><h1>${title}</h1><p>${said}</p>${next}</section>`);
}

/** What was just done, or why it could not be. */
export function note(said: string, kind: "good" | "bad" | "warn" = "good"): Html {
  return html`<div class="note ${kind}" role="${kind === "bad" ? "alert" : "status"}"><p>${said}</p></div>`;
}

/** A state in a word, with a colour that says the same. */
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

/** Where a page's way back leads to: only ever a page, never a script. */
export function webAddress(address: string | null | undefined): string | undefined {
  const protocol = URL.parse(address ?? "")?.protocol;
  return protocol === "http:" || protocol === "https:" ? (address ?? undefined) : undefined;
}
