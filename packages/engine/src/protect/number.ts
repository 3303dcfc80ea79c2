import { digit, digits, gap, matching, matchingAnyCase, type Pattern, wordEnd, wordStart } from "./pattern.ts";

const currencySign = "[$€£¥₹]";
const currencyCode = "(?:USD|EUR|GBP|JPY|CHF|AUD|CAD|NZD|INR|CNY|SEK|NOK|DKK)";
const scale = "(?:thousand|million|billion|trillion|hundred|bn|dozen)";
const symbolUnit =
  "(?:[kMGT]i?B|[kMGT]bit|[kKMG]bps|bits?|bytes?|[nµμm]s|s|secs?|mins?|hrs?|h|[nµμmck]?m|km|ft|yd|mi|[µμmk]?g|lbs?|oz|[mcd]?[lL]|gal|[mkMG]?W|[mk]?V|[mµμ]A|mAh|[kMGT]?Wh|[kMG]?Hz|[kM]?Pa|bar|psi|k?J|k?cal|°[CF]?|K|px|pt|dpi|fps|rpm|mph|km/h|kph|m/s|mg/dL|mmHg|ppm|pp|dB|mol|mmol|mM)[²³]?";
const spelledUnit =
  "(?:milliseconds?|microseconds?|nanoseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centur(?:y|ies)|inch(?:es)?|foot|feet|yards?|miles?|(?:milli|centi|kilo)?met(?:er|re)s?|(?:milli|kilo|micro)?grams?|pounds?|ounces?|tons?|tonnes?|(?:milli)?lit(?:er|re)s?|gallons?|(?:kilo|mega|giga|tera)?(?:bytes?|bits?)|degrees?|calories|watts?|volts?|amps?|percent|per cent|percentage points?|basis points?|cents?|dollars?|euros?|times)";
const amount = `${digits}(?:${gap}?[½¼¾⅓⅔])?`;
const sign = "(?:(?<![\\p{L}\\p{N})\\]])[+\\-−±])?";
const money = `(?:(?:US|CA|AU|NZ|HK|[ACS])?${currencySign}${gap}?|${currencyCode}${gap})?`;
const range = `(?:${gap}?[–—-]${gap}?${currencySign}?${digits}|(?:-${digits}){2,3})?`;
const attached = `(?:%|‰|°[CF]?|["″′](?=[\\s,.;)])|\\p{L}{1,6}${wordEnd}|(?:-\\p{L}{1,20}){1,3})?`;
const unit = `(?:${gap}(?:${scale}${wordEnd}(?:${gap}${spelledUnit}${wordEnd})?|${spelledUnit}${wordEnd}|${symbolUnit}(?![\\p{L}\\p{N}'’])|${currencyCode}${wordEnd}|%|°[CF]?))?`;
const perUnit = "(?:/(?:\\p{L}{1,10}))?";

const small =
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)";
const tens = "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)";
const large = "(?:hundred|thousand|million|billion|trillion)";
const fraction = "(?:half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|tenths?)";
const simple = `(?:${tens}(?:-(?:one|${small}))?|${small})`;

/** Patterns for quantities in digits and in words, with their signs and units. */
export const numberPatterns: readonly Pattern[] = [
  matching(
    "number",
    `(?<![\\p{L}\\p{N}_.,]|[\\p{L}\\p{N}]-)(?:[~≈<>≤≥]${gap}?|#)?${sign}${money}${sign}${amount}${range}${attached}${unit}${perUnit}`,
    digit,
  ),
  // a decimal without its zero, and digits after a letter and a hyphen (mid-90)
  ["number", /(?<![\p{L}\p{N}_.])\.\d+%?|(?<=\p{L}-)\d+(?:[.,]\d+)*%?/gu, digit],
  [
    "number",
    /(?<![\p{N}+])\+\d{1,3}[ ()./-]{1,2}\d[\d ()./-]{5,20}\d|(?<!\p{N})0\d{2,4} \d{3,4} \d{3,4}(?!\p{N})|(?<!\p{N})\(\d{3}\) ?\d{3}[ -]\d{4}/gu,
    digit,
  ],
  matching("number", `${wordStart}\\d{3}[ .-]\\d{3}[ .-]\\d{4}${wordEnd}`, digit),
  ["number", /(?<!\p{N})\d{1,6}(?:\/\d{1,6}){1,2}(?!\p{N})|(?<!\p{N})\d{1,3}['′]\d{1,2}["″]/gu, digit],
  matchingAnyCase(
    "number",
    `${wordStart}(?:${simple}|(?:an?|one|several|many)(?=${gap}${large}))(?:${gap}${large}){0,3}(?:${gap}and${gap}${simple})?(?:${gap}${spelledUnit}${wordEnd}|(?:-\\p{L}{1,20}){1,2})?${wordEnd}`,
  ),
  matchingAnyCase(
    "number",
    `${wordStart}one(?:${gap}${spelledUnit}${wordEnd}|-(?:${fraction}|second|minute|hour|day|week|month|year|way)${wordEnd})`,
  ),
  matchingAnyCase("number", `${wordStart}(?:hundreds|thousands|millions|billions|trillions|dozens?)${wordEnd}`),
  matchingAnyCase(
    "number",
    `${wordStart}(?:an?|one|${simple})${gap}${fraction}(?=${gap}(?:of|as|the|more|less|fewer)${wordEnd}|[.,;:)])|${wordStart}half(?=${gap}(?:of|an?|the)${wordEnd})`,
  ),
  // numbered things: "Person 1", "Step 3"
  matching(
    "number",
    `${wordStart}(?:Person|Phase|Level|Grade|Type|Stage|Option|Week|Day|Case|Room|Unit|Question|Answer|Item|Group|Team|Round|Task|Goal|Tier|Part)${gap}\\d{1,3}${wordEnd}(?!-\\p{L})`,
    digit,
  ),
  ["number", /[½¼¾⅓⅔]/gu],
];
