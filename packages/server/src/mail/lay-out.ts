import { productName } from "@rewright/contract/product";
import { escapeHtml } from "../escape-html.ts";
import type { Mail } from "./mail.ts";
import { wrapText } from "./wrap-text.ts";

/** Returns a mail as plain text and as HTML. No other function escapes text that users wrote, such as names. */
export function layOut(mail: Mail): { text: string; html: string } {
  return { text: textOf(mail), html: htmlOf(mail) };
}

function textOf({ paragraphs, action, footnote }: Mail): string {
  return [
    ...paragraphs.map(wrapText),
    action && `${action.label}:\n${action.url}`,
    footnote && wrapText(footnote),
    productName,
  ]
    .filter((part) => part !== undefined)
    .join("\n\n");
}

/**
 * Returns a mail as HTML. It uses tables and inline styles, which all mail programs support, and a style sheet only for
 * dark mode.
 */
function htmlOf(mail: Mail): string {
  const { subject, paragraphs } = mail;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<title>${escapeHtml(subject)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<style>${darkStyle}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f7f4ec;-webkit-text-size-adjust:100%">
<div style="${previewStyle}">${escapeHtml(paragraphs[0] ?? subject)}</div>
<div role="main">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f7f4ec">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="512" cellpadding="0" cellspacing="0" border="0" style="${frameStyle}">
<tr><td class="brand" style="${brandStyle}">${escapeHtml(productName)}</td></tr>
<tr><td class="sheet" style="${sheetStyle}">
${contentOf(mail).join("\n")}
</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

function contentOf({ subject, paragraphs, action, footnote }: Mail): string[] {
  return [
    `<h1 class="ink" style="${headingStyle}">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((paragraph) => `<p class="ink" style="${textStyle}">${escapeHtml(paragraph)}</p>`),
    ...(action ? [buttonOf(action)] : []),
    ...(footnote ? [`<p class="soft foot" style="${footStyle}">${escapeHtml(footnote)}</p>`] : []),
  ];
}

/**
 * Returns the HTML of a button and of its link as text. The button is a table cell, because some mail programs ignore
 * the background of links.
 */
function buttonOf({ label, url }: NonNullable<Mail["action"]>): string {
  const href = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 16px"><tr>
<td class="button" align="center" bgcolor="#1f4e9b" style="border-radius:8px;background-color:#1f4e9b"><a class="label" href="${href}" style="${labelStyle}">${escapeHtml(label)}</a></td>
</tr></table>
<p class="soft" style="${smallStyle}">If the button doesn't work, open this link:<br><a class="link" href="${href}" style="${linkStyle}">${href}</a></p>`;
}

const font = "Arial,Helvetica,sans-serif";
const frameStyle = "width:100%;max-width:512px";
const brandStyle = "padding:0 4px 12px;font:600 18px/1.3 Georgia,serif;color:#23211d";
const sheetStyle =
  "padding:28px 24px 16px;border:1px solid #e2dccd;border-radius:12px;background-color:#fffdf7;text-align:left";
const headingStyle = "margin:0 0 16px;font:600 22px/1.3 Georgia,serif;color:#23211d;overflow-wrap:anywhere";
// Keeps line breaks that users typed.
const textStyle = `margin:0 0 16px;font:16px/1.55 ${font};color:#23211d;white-space:pre-line;overflow-wrap:anywhere`;
const smallStyle = `margin:0 0 16px;font:14px/1.5 ${font};color:#5d584e;overflow-wrap:anywhere`;
const footStyle = `${smallStyle};margin-top:20px;padding-top:16px;border-top:1px solid #e2dccd`;
const labelStyle = `display:inline-block;padding:12px 20px;font:600 16px/1.25 ${font};color:#ffffff;text-decoration:none`;
const linkStyle = "font-size:13px;color:#1f4e9b;word-break:break-all";
/** Hides the preview text in the opened mail. Lists of mails show it beside the subject. */
const previewStyle = "display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all";

/** Styles for dark mode. The inline styles are for light mode. */
const darkStyle =
  "@media (prefers-color-scheme:dark){.page{background-color:#12151a!important}.sheet{background-color:#1b1f26!important;" +
  "border-color:#333a45!important}.ink,.brand{color:#eceae4!important}.soft{color:#b4b2ab!important}" +
  ".foot{border-color:#333a45!important}.link{color:#8fb4f2!important}.button{background-color:#8fb4f2!important}" +
  ".label{color:#12151a!important}}";
