import { createHash } from "node:crypto";

/**
 * The content security policy of one page: its own files, and those inline scripts that it was built with, by hash.
 * Styles set by scripts need no permission; a `style` attribute in the page's HTML and the style elements with which
 * dialogs lock scrolling do.
 */
export function pagePolicy(html: string): string {
  const scripts = [...new Set(inlineScripts(html).map(hash))].map((value) => ` '${value}'`).join("");
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The text of each inline script that a browser would run; blocks of data are left out. */
function inlineScripts(html: string): string[] {
  const found = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi);
  return [...found]
    .filter(([, attributes = ""]) => !/\ssrc\s*=/i.test(attributes) && !/application\/(ld\+)?json/i.test(attributes))
    .map(([, , text = ""]) => text);
}

function hash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
