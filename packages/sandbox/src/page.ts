import { createHash } from "node:crypto";
import { productName } from "@rewright/contract/product";
import { pageStyle } from "./page-style.ts";

/**
 * Response headers that allow the pages' own style sheet, no scripts, and nothing from other sites. Forms can be sent
 * to the sandbox and the product.
 */
export const pageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(pageStyle).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`,
  "X-Content-Type-Options": "nosniff",
} as const;

interface Frame {
  /** HTML that is shown above the page's content in full width. */
  readonly above?: string;
  readonly isWide?: boolean;
}

/** Returns a complete HTML page of the sandbox. `body` is HTML. */
export function page(title: string, body: string, { above = "", isWide = false }: Frame = {}): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${escaped(title)} · ${escaped(productName)} sandbox</title><style>${pageStyle}</style></head>` +
    `<body>${above}<main${isWide ? ' class="wide"' : ""}>${body}</main></body></html>`
  );
}

/** Escapes text for HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
