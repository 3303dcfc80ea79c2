import { digit, matching, type Pattern, wordEnd, wordStart } from "./pattern.ts";

const identifier = "[A-Za-z_$][\\w$]{0,80}";

/** Patterns for source code, commands and technical names that are in prose without backticks. */
export const codePatterns: readonly Pattern[] = [
  // snake_case and CONSTANT_CASE, with what is called or read on them
  [
    "code",
    /(?<![\p{L}\p{N}_])_{0,2}[\p{L}\p{N}]{1,80}(?:_{1,2}[\p{L}\p{N}]{1,80}){1,20}(?:\([^()\n]{0,120}\))?/gu,
    /_/,
  ],
  // camelCase; "iPhone" and "eBay" are names
  ["code", /(?<![\p{L}\p{N}_])\p{Ll}{2,40}\d{0,4}\p{Lu}[\p{L}\p{N}]{0,80}(?:\([^()\n]{0,120}\))?/gu],
  matching("name", `${wordStart}\\p{Ll}\\p{Lu}[\\p{L}\\p{N}]{1,80}`),
  // PascalCase
  matching("name", `${wordStart}\\p{Lu}[\\p{L}\\p{N}]{0,60}\\p{Ll}\\p{Lu}[\\p{L}\\p{N}]{0,80}`),
  // MaaS, PhDs, but not the plural of an acronym
  matching("name", `${wordStart}\\p{Lu}{2,20}\\p{Ll}{1,20}\\p{Lu}?`),
  // X200, H2O, mp3, COVID-19
  matching("name", `${wordStart}\\p{L}{1,30}\\d[\\p{L}\\p{N}]{0,40}(?:-\\d[\\p{L}\\p{N}]{0,20})?`, digit),
  matching("name", `${wordStart}\\p{Lu}[\\p{L}]{0,30}-\\d[\\p{L}\\p{N}]{0,20}(?:\\.\\d{1,4})?`, digit),
  matching("name", `${wordStart}(?:C\\+\\+|[CF]#|\\.NET)${wordEnd}`, /[+#.]/),
  // U.S., Ph.D.
  matching("name", `${wordStart}(?:\\p{Lu}\\p{Ll}{0,2}\\.){2,6}`, /\./),
  // call() and object.method()
  matching("code", `(?<![\\p{L}\\p{N}_$.])${identifier}(?:(?:\\.|::|->)${identifier}){0,8}\\(\\)`, /\(\)/),
  matching("code", `(?<![\\p{L}\\p{N}_$.])${identifier}(?:(?:\\.|::|->)${identifier}){1,8}\\([^()\\n]{0,120}\\)`, /\(/),
  matching("code", `(?<![\\p{L}\\p{N}_$.:])${identifier}(?:::|->)${identifier}`, /::|->/),
  ["code", /(?<=\s)-[A-Za-z](?=[\s.,;)])/g, /-/],
  ["code", /(?<![\p{L}\p{N}_-])--[a-z][\w-]{1,60}(?:=[^\s,;]{1,200})?/gu, /--/],
  [
    "code",
    /(?<![\p{L}\p{N}_#&])#[\dA-Fa-f]{6}(?:[\dA-Fa-f]{2})?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])0x[\dA-Fa-f]{1,40}/gu,
    /#|0x/,
  ],
  ["code", /(?<![\p{L}\p{N}-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\p{L}\p{N}-])/giu, digit],
  matching(
    "code",
    `${wordStart}(?:Ctrl|Control|Alt|Shift|Cmd|Command|Option|Win)(?:\\+[\\p{L}\\p{N}]{1,10}){1,4}`,
    /\+/,
  ),
];

/** Patterns for gaps to be filled in, such as "[name]", and for handles ("@name") and tags ("#topic"). */
export const placeholderPatterns: readonly Pattern[] = [
  ["placeholder", /\{\{[^{}\n]{1,100}\}\}|\$?\{[^{}\n]{1,100}\}|\{\d{0,2}\}/g, /\{/],
  ["placeholder", /\[(?![\d^])[^[\]\n]{1,120}\](?!\()/g, /\[/],
  ["placeholder", /<\/?[\p{L}_][\p{L}\d _.:/=-]{0,60}>/gu, /</],
  matching(
    "placeholder",
    `(?<![\\p{L}\\p{N}%])%(?:[sdif]|\\(\\w{1,40}\\)[sdif]|[A-Z_]{2,40}%|\\d\\$[sd])${wordEnd}`,
    /%/,
  ),
  [
    "placeholder",
    /(?<![\p{L}\p{N}$])\$[A-Za-z_]\w{0,60}|(?<![\p{L}\p{N}.])@[\p{L}_][\p{L}\d_-]{0,60}(?:\/[\p{L}\d_.-]{1,60})?/gu,
    /[$@]/,
  ],
  ["placeholder", /(?<![\p{L}\p{N}&#/])#\p{L}[\p{L}\d_]{0,60}|_{3,}/gu, /[#_]/],
];
