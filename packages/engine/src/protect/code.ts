import { digit, type Pattern, wordEnd, wordStart } from "./pattern.ts";

const identifier = "[A-Za-z_$][\\w$]{0,80}";

/** Source code, commands and technical names that stand in prose without backticks. */
export const codePatterns: readonly Pattern[] = [
  // snake_case and CONSTANT_CASE, with what is called or read on them
  [
    "code",
    /(?<![\p{L}\p{N}_])_{0,2}[\p{L}\p{N}]{1,80}(?:_{1,2}[\p{L}\p{N}]{1,80}){1,20}(?:\([^()\n]{0,120}\))?/gu,
    /_/,
  ],
  // camelCase; "iPhone" and "eBay" are names
  ["code", /(?<![\p{L}\p{N}_])\p{Ll}{2,40}\d{0,4}\p{Lu}[\p{L}\p{N}]{0,80}(?:\([^()\n]{0,120}\))?/gu],
  ["name", new RegExp(`${wordStart}\\p{Ll}\\p{Lu}[\\p{L}\\p{N}]{1,80}`, "gu")],
  // PascalCase
  ["name", new RegExp(`${wordStart}\\p{Lu}[\\p{L}\\p{N}]{0,60}\\p{Ll}\\p{Lu}[\\p{L}\\p{N}]{0,80}`, "gu")],
  // MaaS, PhDs, but not the plural of an acronym
  ["name", new RegExp(`${wordStart}\\p{Lu}{2,20}\\p{Ll}{1,20}\\p{Lu}?`, "gu")],
  // X200, H2O, mp3, COVID-19
  ["name", new RegExp(`${wordStart}\\p{L}{1,30}\\d[\\p{L}\\p{N}]{0,40}(?:-\\d[\\p{L}\\p{N}]{0,20})?`, "gu"), digit],
  ["name", new RegExp(`${wordStart}\\p{Lu}[\\p{L}]{0,30}-\\d[\\p{L}\\p{N}]{0,20}(?:\\.\\d{1,4})?`, "gu"), digit],
  ["name", new RegExp(`${wordStart}(?:C\\+\\+|[CF]#|\\.NET)${wordEnd}`, "gu"), /[+#.]/],
  // U.S., Ph.D.
  ["name", new RegExp(`${wordStart}(?:\\p{Lu}\\p{Ll}{0,2}\\.){2,6}`, "gu"), /\./],
  // call() and object.method()
  ["code", new RegExp(`(?<![\\p{L}\\p{N}_$.])${identifier}(?:(?:\\.|::|->)${identifier}){0,8}\\(\\)`, "gu"), /\(\)/],
  [
    "code",
    new RegExp(`(?<![\\p{L}\\p{N}_$.])${identifier}(?:(?:\\.|::|->)${identifier}){1,8}\\([^()\\n]{0,120}\\)`, "gu"),
    /\(/,
  ],
  ["code", new RegExp(`(?<![\\p{L}\\p{N}_$.:])${identifier}(?:::|->)${identifier}`, "gu"), /::|->/],
  ["code", /(?<=\s)-[A-Za-z](?=[\s.,;)])/g, /-/],
  ["code", /(?<![\p{L}\p{N}_-])--[a-z][\w-]{1,60}(?:=[^\s,;]{1,200})?/gu, /--/],
  [
    "code",
    /(?<![\p{L}\p{N}_#&])#[\dA-Fa-f]{6}(?:[\dA-Fa-f]{2})?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])0x[\dA-Fa-f]{1,40}/gu,
    /#|0x/,
  ],
  ["code", /(?<![\p{L}\p{N}-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\p{L}\p{N}-])/giu, digit],
  [
    "code",
    new RegExp(`${wordStart}(?:Ctrl|Control|Alt|Shift|Cmd|Command|Option|Win)(?:\\+[\\p{L}\\p{N}]{1,10}){1,4}`, "gu"),
    /\+/,
  ],
];
