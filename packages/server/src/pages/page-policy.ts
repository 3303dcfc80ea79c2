import { createHash } from "node:crypto";

/**
 * Returns the content security policy of a page. It allows this site's files, and the page's inline scripts and style
 * sheets by hash. Only a page with a `style` attribute in its HTML gets permission for those; styles that scripts set
 * need none.
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

/**
 * Returns the content security policy of a web worker's script that compiles WebAssembly. It allows compiling
 * WebAssembly and loading this site's files. Pages themselves therefore need no permission to compile. Undefined for
 * other files.
 */
export function workerPolicy(name: string): string | undefined {
  if (!/\/grammar-worker-[^/]+\.js$/.test(name)) return undefined;
  return "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";
}

/** Returns the text of each inline script that a browser would run. Omits script elements that contain only data. */
function inlineScripts(html: string): string[] {
  const found = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi);
  return [...found]
    .filter(([, attributes = ""]) => !/\ssrc\s*=/i.test(attributes) && !/application\/(ld\+)?json/i.test(attributes))
    .map(([, , text = ""]) => text);
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
