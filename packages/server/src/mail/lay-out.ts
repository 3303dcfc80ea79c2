import { productName } from "@rewright/contract/product";
import { escapeHtml } from "../escape-html.ts";
import type { Mail } from "./mail.ts";

/** Lays a mail out as plain text and as HTML. All that people wrote, such as a name, is escaped here and nowhere else. */
export function layOut({ subject, paragraphs, action, footnote }: Mail): { text: string; html: string } {
  const text = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), footnote, productName]
    .filter((part) => part !== undefined)
    .join("\n\n");
  const url = action && escapeHtml(action.url);
  const content = [
    ...paragraphs.map((paragraph) => `<p class="ink" style="${textStyle}">${escapeHtml(paragraph)}</p>`),
    action &&
      `<p style="${textStyle}"><a class="button" href="${url}" style="${buttonStyle}">${escapeHtml(action.label)}</a></p>`,
    action &&
      `<p class="soft" style="${smallStyle}">Or open this address:<br><a class="link" href="${url}" style="${linkStyle}">${url}</a></p>`,
    footnote && `<p class="soft" style="${smallStyle}">${escapeHtml(footnote)}</p>`,
  ];
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
    `<style>${darkStyle}</style></head>` +
    `<body class="page" style="margin:0;padding:24px 12px;background:#f7f4ec;color:#23211d">` +
    `<div class="sheet" style="${sheetStyle}"><p class="ink" style="${brandStyle}">${escapeHtml(productName)}</p>` +
    `${content.filter(Boolean).join("")}</div></body></html>`;
  return { text, html };
}

const font = "Arial,Helvetica,sans-serif";
const sheetStyle =
  "max-width:512px;margin:0 auto;padding:28px 24px 12px;border:1px solid #e2dccd;border-radius:12px;background:#fffdf7";
const brandStyle = "margin:0 0 20px;font:600 20px/1.3 Georgia,serif;color:#23211d";
// Line ends that people wrote stay.
const textStyle = `margin:0 0 16px;font:16px/1.6 ${font};color:#23211d;white-space:pre-line;overflow-wrap:anywhere`;
const smallStyle = `margin:0 0 16px;font:14px/1.5 ${font};color:#5d584e;overflow-wrap:anywhere`;
const buttonStyle = `display:inline-block;padding:12px 20px;border-radius:8px;background:#1f4e9b;color:#ffffff;font:600 16px/1.2 ${font};text-decoration:none`;
const linkStyle = "color:#1f4e9b;word-break:break-all";

/** For readers in the dark scheme; the styles of the elements are those of the light one. */
const darkStyle =
  "@media (prefers-color-scheme:dark){.page{background:#12151a!important}.sheet{background:#1b1f26!important;" +
  "border-color:#333a45!important}.ink{color:#eceae4!important}.soft{color:#b4b2ab!important}" +
  ".link{color:#8fb4f2!important}.button{background:#8fb4f2!important;color:#12151a!important}}";
