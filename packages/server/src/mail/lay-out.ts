import { productName } from "@rewright/contract/product";
import { escapeHtml } from "../escape-html.ts";
import type { Mail } from "./mail.ts";

/** The mail as plain text and as HTML. Whatever people wrote (a name) is escaped here and nowhere else. */
export function layOut({ subject, paragraphs, action, footnote }: Mail): { text: string; html: string } {
  const text = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), footnote, productName]
    .filter((part) => part !== undefined)
    .join("\n\n");
  const body = paragraphs.map((paragraph) => p(escapeHtml(paragraph))).join("");
  const button = action
    ? p(`<a href="${escapeHtml(action.url)}" style="${buttonStyle}">${escapeHtml(action.label)}</a>`)
    : "";
  const address = action
    ? p(
        `Or open this address:<br><a href="${escapeHtml(action.url)}" style="color:#2c4a86;word-break:break-all">${escapeHtml(action.url)}</a>`,
        small,
      )
    : "";
  const note = footnote ? p(escapeHtml(footnote), small) : "";
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;background:#f7f4ec;color:#23211d;font:16px/1.6 Georgia,serif">` +
    `<div style="max-width:560px;margin:0 auto;padding:32px 24px">` +
    `<p style="margin:0 0 24px;font-weight:600">${escapeHtml(productName)}</p>${body}${button}${address}${note}</div></body></html>`;
  return { text, html };
}

const buttonStyle =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#2c4a86;color:#ffffff;font:600 16px/1 Arial,sans-serif;text-decoration:none";
const small = "font-size:14px;color:#5d584e";

function p(html: string, style = ""): string {
  return `<p style="margin:0 0 16px;${style}">${html}</p>`;
}
