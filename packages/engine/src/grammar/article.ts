import { isSpelledOut } from "./initialism.ts";

/** Matches words that begin with a silent "h", such as "hour". */
const silentH = /^(?:hour(?!i)|honest|hono(?:u?r|rar)|heir|herb(?:s|al|alist|aceous)?$|hors$)/;

/** Matches words that begin with a vowel letter pronounced as "y" or "w": "user", "European", "ewe", "one". */
const consonantSound =
  /^(?:uni(?!n|mp|mag|mm|dent|dea|deo|ron|ss|ll|nv|tem)|unanim|us[aeiu]|ut[aeio]|ubiq|uk|ur[aeio]|uruguay|uvu|uganda|ufo|uy|ule|eu(?!ler)|ewe|one(?:s|self|ness|time)?$|once$|unesco|uefa|ouija)/;

/** Matches words that begin with a "y" pronounced as a vowel, such as "Yvonne". */
const vowelY = /^y(?:tt|pres|vonne|ves)/;

/** Matches letters whose names begin with a vowel sound: "an F", "an X". */
const vowelNames = /^[aefhilmnorsx]/i;

/** Matches initialisms that are also written in lower case, such as "url". */
const smallInitialism =
  /^(?:url|usb|uri|uuid|udp|utf|ui|ux|uk|usa|usd|ufo|api|html?|https?|sql|ssh|ssd|xml|ngo|mri|led|llm|mp\d)s?$/;

/** Matches abbreviations without a vowel that are pronounced as whole words, such as "Mr" ("mister"). */
const saidInFull = /^(?:mrs?|ms|mt|st|sr|jr|dr|lbs?|ft|hm+|sh+|psst)$/;

/** Matches words that are pronounced letter by letter although not all letters are capitals: "MSc", "R&D", "F#". */
const lettered = /^(?:[A-Za-z](?:[#+\d].*)?|[A-Z]&.*|[a-z][A-Z].*|M(?:Sc|Phil|Eng|Ed))$/;

/** Returns the article for the sound that `next` begins with: "an hour", "a user", "an FBI"; "a" before a symbol. */
export function articleFor(next: string): "a" | "an" {
  const [token = ""] = next
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(opening, "")
    .split(/[\s\-–—/,;:!?()]/u);
  return startsWithVowelSound(token.replace(/['’]s?$|[.”"*_`]+$/g, ""), next.replace(opening, "")) ? "an" : "a";
}

/** Matches quotation marks, brackets, emphasis and currency signs before the first pronounced word. */
const opening = /^[\s"'“”‘’«([{*_`~$€£¥]+/;

function startsWithVowelSound(token: string, rest: string): boolean {
  if (/^\d/.test(token)) return isVowelNumber(rest);
  if (lettered.test(token) || isSpelledOut(token)) return vowelNames.test(token);
  const word = token.toLowerCase();
  if (saidInFull.test(word)) return false;
  if (smallInitialism.test(word) || /^[^aeiouy\W\d_]+$/.test(word)) return vowelNames.test(word);
  if (silentH.test(word) || vowelY.test(word)) return true;
  return /^[aeiou]/.test(word) && !consonantSound.test(word);
}

/** Returns whether a number begins with eight, eleven or eighteen: 80, 8,000, 11,000, 1800s; not 118 or 1,100. */
function isVowelNumber(text: string): boolean {
  const [leading = ""] = text.match(/^\d+/) ?? [];
  if (leading.startsWith("8")) return true;
  return /^1[18]/.test(leading) && (leading.length % 3 === 2 || leading.length === 4);
}
