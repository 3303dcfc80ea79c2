import { wordSet } from "../grammar/word-set.ts";
import { isAbbreviation } from "./abbreviations.ts";
import { domainEnd, linkEnd, mailEnd } from "./addresses.ts";
import {
  alphanumericEnd,
  characterEnd,
  digit,
  isAlphanumeric,
  isApostrophe,
  kindAt,
  letter,
  mark,
  matchEnd,
  skipSpaces,
} from "./characters.ts";
import { isClitic, partEnds } from "./contractions.ts";
import { isOpener } from "./letter-case.ts";

/** A word or mark of a text at [start, end). */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The token in lower case with straight apostrophes. */
  readonly lower: string;
}

/** Splits text into tokens as the English treebanks of Universal Dependencies do. White space is in no token. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const mayHoldMail = text.includes("@");
  let at = skipSpaces(text, 0);
  while (at < text.length) {
    const end = (mayHoldMail ? mailAt(text, at) : undefined) ?? tokenEnd(text, at);
    pushParts(tokens, text, at, end);
    at = skipSpaces(text, end);
  }
  return tokens;
}

function pushParts(tokens: Token[], text: string, start: number, end: number): void {
  if (kindAt(text, start) !== letter) {
    tokens.push(toToken(text, start, end));
    return;
  }
  let from = start;
  for (const partEnd of partEnds(text, start, end)) {
    tokens.push(toToken(text, from, partEnd));
    from = partEnd;
  }
}

function toToken(source: string, start: number, end: number): Token {
  const text = source.slice(start, end);
  const lower = text.toLowerCase();
  return { start, end, text, lower: lower.includes("’") ? lower.replaceAll("’", "'") : lower };
}

function mailAt(text: string, at: number): number | undefined {
  return isAlphanumeric(kindAt(text, at)) ? mailEnd(text, at) : undefined;
}

function tokenEnd(text: string, at: number): number {
  const kind = kindAt(text, at);
  if (kind === letter) return linkEnd(text, at) ?? wordEnd(text, at);
  return kind === digit ? numberEnd(text, at) : markEnd(text, at);
}

/** Returns where a word ends, with its contractions and any hyphen, full stop or sign that belongs to it. */
function wordEnd(text: string, at: number): number {
  let end = alphanumericEnd(text, at);
  for (;;) {
    const longer = longerEnd(text, at, end);
    if (longer === end) return end;
    end = longer;
  }
}

/** Returns where the word [at, end) ends if it continues behind `end`; otherwise `end`. */
function longerEnd(text: string, at: number, end: number): number {
  switch (text[end]) {
    case "'":
    case "’":
      return kindAt(text, end + 1) === letter ? alphanumericEnd(text, end + 1) : end;
    case "-":
      return hyphenatedEnd(text, at, end);
    case "&":
      return initialismEnd(text, at, end);
    case "/":
      return matchEnd(slashWord, text, at) ?? end;
    case ".":
      return dottedEnd(text, at, end);
    default:
      return end;
  }
}

/** Prefixes whose hyphen belongs to the word; any other hyphen is a separate token. */
const prefixes = wordSet(`
  anti co counter cross e ex inter intra macro mega meta micro mid mini multi neo non over post pre pro
  pseudo psycho re semi socio sub super trans ultra`);

/** Matches abbreviations with a slash; any other slash is a separate token. */
const slashWord = /(?:w\/(?:o|out)?|b\/c|n\/a|s\/he)(?![\p{L}\p{N}])/iuy;

function hyphenatedEnd(text: string, at: number, end: number): number {
  if (end - at > 7 || !isAlphanumeric(kindAt(text, end + 1))) return end;
  return prefixes.has(text.slice(at, end).toLowerCase()) ? alphanumericEnd(text, end + 1) : end;
}

/** Returns where a short name with an ampersand ends, such as "R&D". */
function initialismEnd(text: string, at: number, end: number): number {
  const last = alphanumericEnd(text, end + 1);
  return end - at <= 3 && last > end + 1 && last - end <= 3 ? last : end;
}

const degree = /(?:Ph|[BMD])\.(?:D|Sc|Phil|Ed|Eng|Litt)(?![\p{L}\p{N}])\.?/uy;
const acronym = /\p{L}(?:\.\p{L})+(?![\p{L}\p{M}\p{N}])\.?/uy;

/** Returns where the word [at, end) ends if the full stop behind it, or what follows, belongs to the word. */
function dottedEnd(text: string, at: number, end: number): number {
  if (!isAlphanumeric(kindAt(text, end + 1))) return endsInOwnStop(text, at, end) ? end + 1 : end;
  const shorthand = end - at <= 2 ? (matchEnd(degree, text, at) ?? matchEnd(acronym, text, at)) : undefined;
  return Math.max(end, shorthand ?? domainEnd(text, at) ?? end);
}

/** Returns whether the full stop behind a word belongs to it, as in "Dr. ", "J. Bird", "et al." and "(b. 1970)". */
function endsInOwnStop(text: string, at: number, end: number): boolean {
  if (end - at > 6 || text.startsWith("..", end + 1)) return false;
  const word = text.slice(at, end);
  const next = skipSpaces(text, end + 1);
  if (/^\p{Lu}$/u.test(word)) return isInitial(text, word, next);
  if (word.length === 1 && text[at - 1] === "(") return true;
  if (word === "al") return /\bet\s$/iu.test(text.slice(Math.max(0, at - 4), at));
  return isAbbreviation(word.toLowerCase(), kindAt(text, next) === digit);
}

/** Returns whether a capital letter with a full stop is an initial, followed by the rest of a name. */
function isInitial(text: string, word: string, next: number): boolean {
  const nextWord = text.slice(next, Math.min(alphanumericEnd(text, next), next + 20));
  if (text[next + 1] === "." && nextWord.length === 1) return true;
  return word !== "I" && /^\p{Lu}/u.test(nextWord) && !isOpener(nextWord);
}

/** Matches a number with its thousands, decimals, or the parts of a time or a date. */
const number = /\p{Nd}+(?:,\p{Nd}{3}(?!\p{Nd})|[.:/]\p{Nd}+)*/uy;
/** Matches telephone numbers and dates with hyphens. */
const hyphenatedNumber = /(?:\d{1,4}(?:-\d{1,4}){2,3}|\d{3}-\d{4})(?![\d-])/uy;

/** Units that are a separate token behind a number: "5 km", "7 pm". */
const units = wordSet(`
  am pm AM PM k K m M b bn mn mm cm km g mg kg lb lbs oz ft sq ml l Hz kHz MHz GHz kb KB MB GB TB mph kph x
  hr hrs min mins sec secs p gb mb`);

function numberEnd(text: string, at: number): number {
  const end = matchEnd(number, text, at)!;
  if (text[end] === "-") return matchEnd(hyphenatedNumber, text, at) ?? end;
  if (isApostrophe(text[end])) return decadeEnd(text, end);
  if (kindAt(text, end) !== letter) return end;
  const last = alphanumericEnd(text, end);
  return last - end <= 5 && units.has(text.slice(end, last).replace(/[²³]$/u, "")) ? end : wordEnd(text, end);
}

/** Returns where a decade such as "1990's" ends; `end` for any other number. */
function decadeEnd(text: string, end: number): number {
  const isDecade = text[end - 1] === "0" && text[end + 1] === "s" && !isAlphanumeric(kindAt(text, end + 2));
  return isDecade ? end + 2 : end;
}

const terminalMarks = /\.{2,}|…+\.*|[!?]+|\./uy;
const lines = /[-=<>~*_+|#]+|\$+/uy;
const doubledQuotes = /''|[‘’]’|``/uy;
/** Matches emoticons such as ":-)", unless a letter or digit follows. */
const emoticon = /(?:[:;=]['’]?-?[()DPO|]|\(:|\^_\^)(?![\p{L}\p{N}])/uy;

function markEnd(text: string, at: number): number {
  if (text[at] === "'" || text[at] === "’") return apostropheEnd(text, at);
  const numeral = signedNumberEnd(text, at) ?? tagEnd(text, at);
  if (numeral !== undefined) return numeral;
  return (
    matchEnd(terminalMarks, text, at) ??
    matchEnd(emoticon, text, at) ??
    matchEnd(lines, text, at) ??
    matchEnd(doubledQuotes, text, at) ??
    symbolEnd(text, at)
  );
}

/** Matches words without their first letters, with an apostrophe instead: "'em", "'90s". */
const clipped = /['’](?:\p{Nd}{2}s?|em|til|cause|n['’])(?![\p{L}\p{N}])/iuy;

function apostropheEnd(text: string, at: number): number {
  const next = alphanumericEnd(text, at + 1);
  if (next - at <= 3 && isClitic(text.slice(at + 1, next))) return next;
  const opens = !isAlphanumeric(kindAt(text, at - 1));
  return (opens ? matchEnd(clipped, text, at) : undefined) ?? matchEnd(doubledQuotes, text, at) ?? at + 1;
}

/** Returns where a number such as ".5" or "+44" ends. */
function signedNumberEnd(text: string, at: number): number | undefined {
  const hasSign = text[at] === "." || text[at] === "+";
  if (!hasSign || kindAt(text, at + 1) !== digit || isAlphanumeric(kindAt(text, at - 1))) return undefined;
  return numberEnd(text, at + 1);
}

/** Returns where a tag such as "#topic" or "@name" ends. */
function tagEnd(text: string, at: number): number | undefined {
  const isTag = (text[at] === "#" || text[at] === "@") && kindAt(text, at + 1) === letter;
  return isTag ? alphanumericEnd(text, at + 1) : undefined;
}

const flag = /\p{RI}{2}/uy;
const joiner = "\u200d";
const firstModifier = 0x300;
const isModifier = /[\p{M}\p{Emoji_Modifier}]/u;

/** Returns where a single mark ends, or an emoji with its modifiers and with emojis joined to it. */
function symbolEnd(text: string, at: number): number {
  let end = matchEnd(flag, text, at) ?? characterEnd(text, at);
  while (text.charCodeAt(end) >= firstModifier) {
    const after = characterEnd(text, end);
    if (isModifier.test(text.slice(end, after))) end = after;
    else if (text[end] === joiner && kindAt(text, after) === mark) end = characterEnd(text, after);
    else return end;
  }
  return end;
}
