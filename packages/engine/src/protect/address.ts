import type { Kept } from "../report/report.ts";
import { matching, matchingAnyCase, type Pattern } from "./pattern.ts";

const extension =
  "(?:xlsx?|docx?|pptx?|pdf|odt|ods|rtf|txt|md|mdx|csv|tsv|json[l5]?|ya?ml|toml|ini|conf|cfg|env|lock|log|xml|html?|css|scss|less|[cm]?js|[cm]?ts|[jt]sx|vue|py|ipynb|rb|go|rs|java|kt|swift|cpp|hpp|cs|php|sh|bat|ps1|sql|db|sqlite|exe|dll|dmg|apk|iso|png|jpe?g|gif|svg|webp|ico|bmp|tiff?|mp[34]|wav|flac|mov|avi|mkv|zip|tar|gz|tgz|bz2|7z|rar|jar|whl|pem|key|crt|ics|eml|psd|fig|tex|bib|epub)";

const topDomain =
  "(?:com|org|net|io|dev|app|ai|co|gov|edu|mil|info|biz|tech|cloud|online|site|shop|store|blog|example|test|eu|uk|de|fr|es|nl|ch|at|ca|au|nz|jp|cn|kr|ru|br|pl|se|dk|fi|cz|ie)";

/** Patterns whose matches may include the punctuation of the sentence around them. */
const greedy: readonly Pattern[] = [
  ["url", /(?<![\p{L}\p{N}])(?:[a-z][a-z\d+.-]{1,19}:\/\/|www\.|mailto:|tel:)[^\s<>"“”«»`]+/giu],
  matching(
    "url",
    `(?<![\\p{L}\\p{N}@._/-])(?:[A-Za-z\\d](?:[A-Za-z\\d-]{0,61}[A-Za-z\\d])?\\.){1,5}${topDomain}(?:\\.[a-z]{2})?(?::\\d{2,5})?(?:[/?][^\\s<>"“”«»\`]*)?(?![\\p{L}\\p{N}@])`,
  ),
  ["url", /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?(?:\/[^\s<>"“”«»`]*)?(?!\d)/g],
  ["email", /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,8}/gu],
  ["path", /(?<![\p{L}\p{N}/.:~_)-])(?:~|\.{1,2})?(?:\/[\w.@+-]{1,100}){1,40}\/?/gu],
  ["path", /(?<![\p{L}\p{N}])[A-Za-z]:\\[^\s<>:"|?*]{1,250}|(?<!\\)\\\\[\w.-]{1,60}\\[^\s<>:"|?*]{1,250}/gu],
  matching(
    "path",
    `(?<![\\p{L}\\p{N}_./@-])(?:[\\w@-][\\w.@-]{0,60}/){1,20}[\\w.-]{0,80}\\.${extension}(?![\\p{L}\\p{N}_])`,
  ),
  matchingAnyCase(
    "path",
    `(?<![\\p{L}\\p{N}_./-])[\\p{L}\\p{N}_][\\p{L}\\p{N}_.-]{0,120}\\.${extension}(?![\\p{L}\\p{N}_])`,
  ),
  [
    "path",
    /(?<![\p{L}\p{N}_./])\.(?:env|git|npm|ssh|vscode|config|[a-z]{2,20}(?:rc|ignore|config))(?:\.[a-z]{2,12})?(?![\p{L}\p{N}_])/gu,
  ],
];

const closesNothing = /[.,;:!?'’*_~|…-]/;

/** Finds web addresses, e-mail addresses, paths and file names. */
export function addressSpans(text: string, offset: number): Kept[] {
  const found: Kept[] = [];
  for (const [kind, pattern] of greedy) {
    for (const match of text.matchAll(pattern)) {
      const length = lengthWithoutPunctuation(match[0]);
      const start = offset + match.index;
      if (length > 1) found.push({ start, end: start + length, kind });
    }
  }
  return found;
}

/** Returns the length of an address without the sentence's punctuation at its end, and without an unmatched bracket. */
function lengthWithoutPunctuation(address: string): number {
  let extra = 0;
  for (const character of address) {
    if (character === ")" || character === "]" || character === "}") extra++;
    else if (character === "(" || character === "[" || character === "{") extra--;
  }
  let end = address.length;
  for (; end > 0; end--) {
    const last = address[end - 1]!;
    if (last === ")" || last === "]" || last === "}") {
      if (extra-- <= 0) break;
    } else if (!closesNothing.test(last)) break;
  }
  return end;
}
