import { createHash } from "node:crypto";
import { productName } from "@rewright/contract/product";

const style = `
:root { color-scheme: light dark; --page: #f7f4ec; --raised: #fffdf8; --ink: #23211d; --soft: #5d584e; --line: #d9d3c4; --pencil: #2c4a86; --on-pencil: #fff }
@media (prefers-color-scheme: dark) { :root { --page: #1b1e24; --raised: #23272f; --ink: #ece7dc; --soft: #b3ada0; --line: #3a3f49; --pencil: #9db8f2; --on-pencil: #14171c } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto; padding: 32px 20px 64px }
h1 { font: 600 28px/1.25 Georgia, serif; margin: 0 0 8px }
h2 { font: 600 18px/1.3 Georgia, serif; margin: 28px 0 8px }
p { margin: 0 0 12px; color: var(--soft) }
a { color: var(--pencil) }
ul { list-style: none; margin: 16px 0; padding: 0; border: 1px solid var(--line); border-radius: 10px; background: var(--raised) }
li + li { border-top: 1px solid var(--line) }
li > a, li > form > button { display: block; width: 100%; padding: 14px 16px; color: inherit; text-decoration: none; text-align: left; background: none; border: 0; font: inherit; cursor: pointer }
li > a:hover, li > form > button:hover { text-decoration: underline }
small { display: block; color: var(--soft) }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); font: 15px/1.6 Georgia, serif }
label { display: block; margin: 0 0 14px; font-weight: 600; font-size: 14px }
input:not([type=checkbox]) { display: block; width: 100%; margin-top: 4px; padding: 10px 12px; border: 1px solid var(--soft); border-radius: 8px; background: var(--raised); color: inherit; font: 16px/1.4 system-ui, sans-serif }
.button { padding: 11px 20px; border: 0; border-radius: 8px; background: var(--pencil); color: var(--on-pencil); font: 600 16px/1.2 system-ui, sans-serif; cursor: pointer }
:focus-visible { outline: 2px solid var(--pencil); outline-offset: 2px }
`;

/** Only this style sheet, nothing from elsewhere, and no script. Forms go where the sandbox or the product sends them. */
export const pageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`,
  "X-Content-Type-Options": "nosniff",
} as const;

/** A page of the sandbox; `body` is HTML. */
export function page(title: string, body: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${escaped(title)} · ${escaped(productName)} sandbox</title><style>${style}</style></head><body><main>${body}</main></body></html>`
  );
}

/** Text as HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
