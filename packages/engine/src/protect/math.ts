import { digit, digits, gap, matching, type Pattern, wordEnd, wordStart } from "./pattern.ts";

const number = `[-−+±]?[$€£]?(?:${digits}|\\.\\d+)(?:%|°[CF]?|\\p{L}{1,4}${wordEnd})?`;
const power = "(?:[²³⁰-⁹₀-₉]{1,4}|\\^(?:[\\p{L}\\d]{1,6}|\\{[^{}\\n]{1,20}\\}|[-−]\\d{1,3}))?";
const symbol = `\\p{L}[\\p{L}\\p{M}\\d_]{0,24}${power}(?:\\([\\p{L}\\d., +−-]{1,24}\\))?`;
const group = `\\([^()\\n]{1,40}\\)${power}`;
const operand = `(?:${number}|${symbol}|${group})`;
const short = `(?:${number}(?:${gap}(?:hours?|days?|years?|miles?|minutes?|km|kg|m|s))?|[b-hj-zB-HJ-Z]${power}${wordEnd}|${group})`;
const relation = "(?:[=≠<>≤≥≈≡∼∝∈∉⊂⊆×÷→⇒⇔±]|:=|[<>=!]=|->|=>)";
const cleanStart = "(?<![\\p{L}\\p{N}_.,$€£\\^])";

/** Patterns for formulas, equations and the statistics that a paper reports. */
export const mathPatterns: readonly Pattern[] = [
  matching("math", `${cleanStart}${operand}(?:${gap}?${relation}${gap}?${operand}){1,20}`, /[=≠<>≤≥≈≡∼∝∈∉⊂⊆×÷→⇒⇔±]|->/),
  matching("math", `${cleanStart}${short}(?:${gap}[+*/·−–-]${gap}${short}){1,20}`, / [+*/·−–-] /),
  matching("math", `${wordStart}[a-zA-Z]${power}${gap}?\\+${gap}?(?:[a-zA-Z]|\\d{1,9})${power}${wordEnd}`, /\+/),
  matching(
    "math",
    `\\d{1,2}(?:\\.\\d{1,3})?%${gap}?(?:CI|CrI|HDI|confidence${gap}interval)[:,=]?${gap}?[\\[(]?(?:[-−]?${digits}(?:${gap}?(?:[–,;-]|to)${gap}?[-−]?${digits})?[\\])]?)?`,
    digit,
  ),
  ["math", /(?<![\w$\\])\$(?![\s\d$])[^\s$](?:[^$\n]{0,200}[^\s$\\])?\$(?![\p{L}\p{N}])/gu, /\$/],
  ["math", /(?<![\w$\\])\$\d[^$\n]{0,60}[\\^_={}][^$\n]{0,100}\$(?![\p{L}\p{N}])/gu, /\$/],
  ["math", /\\\([^\n]{0,300}?\\\)|\\\[[^\n]{0,300}?\\\]/g, /\\/],
  [
    "math",
    /\\(?:frac|sqrt|sum|int|prod|alpha|beta|gamma|delta|theta|lambda|mu|sigma|pi|infty|cdot|times|leq|geq)\b(?:\{[^{}\n]{0,60}\}){0,3}/g,
    /\\/,
  ],
  [
    "math",
    /(?<![\p{L}\p{N}])(?:[OΘΩo]|log|ln|sin|cos|tan|exp|max|min|Pr|[f-hPE])\([\p{L}\d^²³*+\-−|/., ]{1,30}\)/gu,
    /\(/,
  ],
  [
    "math",
    /(?<!\p{L})\p{Script=Greek}{1,3}(?:[₀-₉²³]{1,2})?(?!\p{L})|\p{L}{1,8}[²³⁰-⁹₀-₉]{1,4}(?:\p{L}{1,4}[₀-₉]{0,2})?/gu,
    /[^\0-\x7F]/,
  ],
  ["math", /(?<![\p{L}\p{N}_^])(?:\p{L}{1,3}|\d{1,9}|\))\^(?:[\p{L}\d]{1,6}|\{[^{}\n]{1,20}\}|[-−]\d{1,3})/gu, /\^/],
  ["math", /[∀∃∑∏∫√∞∂∇]\p{L}{0,3}/gu, /[^\0-\x7F]/],
];

/** Matches a line that is one calculation in words and figures: "8 hours (flight) + 2 hours = 10 hours". */
export const calculationLine = /^[^=≈\n]{1,160}\s[=≈]\s[^=≈\n]{0,120}[^.!?:;,\s]$/u;
