import { digit, gap, matching, matchingAnyCase, type Pattern, wordEnd, wordStart } from "./pattern.ts";

const fullMonth = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const month = `(?:${fullMonth}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?)`;
const weekday = "(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?";
const day = "\\d{1,2}(?:st|nd|rd|th)?";
const year = "\\d{4}";
const clock = "(?:[ap]\\.m\\.|[AP]\\.M\\.|[ap]m|[AP]M)";
const ordinalWord =
  "(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first)";

/** Patterns for dates, times, and the names of months and weekdays. */
export const datePatterns: readonly Pattern[] = [
  [
    "date",
    /(?<!\p{N})\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?(?!\p{N})/gu,
    digit,
  ],
  matching(
    "date",
    `${wordStart}(?:${weekday},?${gap})?(?:the${gap})?${day}(?:[–-]${day})?${gap}(?:of${gap})?${month}(?:,?${gap}${year})?${wordEnd}`,
    digit,
  ),
  matching(
    "date",
    `${wordStart}(?:${weekday},?${gap})?${month}${gap}(?:${day}(?:[–-]${day})?(?:,?${gap}${year})?|(?:of${gap})?${year})${wordEnd}`,
    digit,
  ),
  // "May" and "March" are also ordinary words at the start of a sentence
  matching(
    "date",
    `${wordStart}(?:January|February|April|June|July|August|September|October|November|December)${wordEnd}`,
  ),
  matching(
    "date",
    `(?<=(?:^|[^\\p{L}])(?:[Ii]n|of|[Ss]ince|[Uu]ntil|till|[Bb]y|[Ff]rom|to|[Ll]ate|[Ee]arly|mid|[Ll]ast|[Nn]ext|[Tt]his|[Ee]very|[Ee]ach|through|[Bb]etween|[Bb]efore|[Aa]fter|[Dd]uring|for)[ \\n-]|${fullMonth}(?:,| and| or| to)[ \\n])(?:March|May)${wordEnd}|${wordStart}(?:March|May)(?=(?:,|${gap}(?:and|or|to|through))${gap}${fullMonth})`,
  ),
  matching("date", `${wordStart}${weekday}${wordEnd}`),
  matching("date", `${wordStart}(?:[QH][1-4]|FY)(?:${gap}?(?:FY${gap}?)?['’]?\\d{2,4})?${wordEnd}`, digit),
  ["date", /(?<![\p{L}\p{N}.,])(?:mid-)?\d{2,4}s(?!\p{L})|['’]\d{2}s?(?![\p{L}\p{N}])/gu, digit],
  matching(
    "date",
    `(?<!\\p{N})\\d{1,2}:\\d{2}(?::\\d{2})?(?:${gap}?${clock})?(?:${gap}(?:GMT|UTC|[ECMP][SD]?T|CES?T|BST))?(?!\\p{N})`,
    digit,
  ),
  matching("date", `(?<!\\p{N})\\d{1,2}${gap}?${clock}(?![\\p{L}\\p{N}])`, digit),
  matching("date", `${wordStart}(?:\\d{1,4}${gap}?(?:BCE?|CE|AD)|AD${gap}?\\d{1,4})${wordEnd}`, digit),
  matchingAnyCase(
    "date",
    `(?<=(?:^|[^\\p{L}])(?:in|since|by|until|from|of|after|before|to|between|during|and|through|early|late|mid)[ \\n-])(?:1[0-9]|20)\\d{2}(?![\\p{L}\\p{N}%]|[.,]\\d|${gap}?[–-]${gap}?\\d)`,
    digit,
  ),
  matchingAnyCase(
    "date",
    `${wordStart}(?:\\d{1,2}(?:st|nd|rd|th)|${ordinalWord})(?:-|${gap})centur(?:y|ies)${wordEnd}`,
  ),
];

const product =
  "(?:PostgreSQL|Postgres|MySQL|SQLite|MongoDB|Redis|Node(?:\\.js)?|Python|Java|PHP|Ruby|Rails|Go|Rust|Swift|Kotlin|TypeScript|JavaScript|ECMAScript|React|Angular|Vue|Svelte|Django|Laravel|Spring|Kubernetes|Docker|Debian|Ubuntu|Fedora|CentOS|RHEL|Alpine|Linux|kernel|Windows|macOS|iOS|iPadOS|Android|Chrome|Firefox|Safari|Edge|HTTP|TLS|SSL|USB|Bluetooth|Wi-Fi|WiFi|HTML|CSS|GPT|OpenSSL|GCC|LLVM|Clang|npm|Git|Excel|Office)";

/** Patterns for versions of software, alone or with the name of the product. */
export const versionPatterns: readonly Pattern[] = [
  matchingAnyCase("version", `${wordStart}v\\d{1,5}(?:\\.\\d{1,6}){0,4}(?:[-+][\\w.]{1,30}\\w)?`, digit),
  ["version", /(?<![\p{L}\p{N}.])\d{1,5}(?:\.\d{1,6}){2,4}(?:[-+][A-Za-z][\w.]{0,30})?(?![\p{L}\p{N}])/gu, digit],
  matchingAnyCase(
    "version",
    `${wordStart}(?:version|release|build)${gap}\\d{1,6}(?:\\.\\d{1,6}){0,4}(?:\\.x)?${wordEnd}`,
    digit,
  ),
  matching(
    "version",
    `${wordStart}${product}${gap}v?\\d{1,4}(?:\\.\\d{1,4}){0,3}(?:\\.x|\\+)?(?![\\p{L}\\p{N}%])`,
    digit,
  ),
];
