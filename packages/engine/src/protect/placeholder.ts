import { type Pattern, wordEnd } from "./pattern.ts";

/** Gaps that someone or some program fills in later, and handles and tags. */
export const placeholderPatterns: readonly Pattern[] = [
  ["placeholder", /\{\{[^{}\n]{1,100}\}\}|\$?\{[^{}\n]{1,100}\}|\{\d{0,2}\}/g, /\{/],
  ["placeholder", /\[(?![\d^])[^[\]\n]{1,120}\](?!\()/g, /\[/],
  ["placeholder", /<\/?[\p{L}_][\p{L}\d _.:/=-]{0,60}>/gu, /</],
  [
    "placeholder",
    new RegExp(`(?<![\\p{L}\\p{N}%])%(?:[sdif]|\\(\\w{1,40}\\)[sdif]|[A-Z_]{2,40}%|\\d\\$[sd])${wordEnd}`, "gu"),
    /%/,
  ],
  [
    "placeholder",
    /(?<![\p{L}\p{N}$])\$[A-Za-z_]\w{0,60}|(?<![\p{L}\p{N}.])@[\p{L}_][\p{L}\d_-]{0,60}(?:\/[\p{L}\d_.-]{1,60})?/gu,
    /[$@]/,
  ],
  ["placeholder", /(?<![\p{L}\p{N}&#/])#\p{L}[\p{L}\d_]{0,60}|_{3,}/gu, /[#_]/],
];
