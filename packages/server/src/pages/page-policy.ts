import { createHash } from "node:crypto";

/**
 * The content security policy of one page: its own files, and those inline scripts and style sheets that it was built
 * with, by hash. What scripts set through an element's `style` needs no permission; a `style` attribute in the page's
 * HTML does, and only a page that has one gets it.
 */
export function pagePolicy(html: string): string {
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi)].map(([, text = ""]) => text);
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes(inlineScripts(html))].join(" ")}`,
    `style-src ${["'self'", ...hashes(styles)].join(" ")}`,
    ...(/<[a-z][^>]*\sstyle=/i.test(html) ? ["style-src-attr 'unsafe-inline'"] : []),
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

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
