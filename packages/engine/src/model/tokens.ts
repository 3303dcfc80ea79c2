/** The shapes of tokens: for a word outside its vocabulary, the model only uses the shape. */
export const shapes = ["plain", "capital", "ing", "ed", "ly", "s", "number", "year", "boundary"] as const;
export type Shape = (typeof shapes)[number];

/** Receives the tokens of a text in order: a hash of the token in lower case, its shape, and its position. */
export type TakeToken = (hash: number, shape: Shape, start: number, end: number) => void;

/**
 * Cuts a text into tokens for the language model: words in lower case, contractions in two, hyphens and punctuation
 * marks apart, numbers by shape, without quotation marks and emphasis. A boundary precedes each sentence; `opens` says
 * whether the text begins one.
 */
export function readTokens(text: string, take: TakeToken, opens = true): void {
  let position = 0;
  let sentenceStart = opens;
  let previous = 0;
  let previousIsInitial = false;
  if (opens) take(0, "boundary", 0, 0);

  const put = (hash: number, shape: Shape, start: number, end: number): void => {
    take(hash, shape, start, end);
    sentenceStart = false;
    previous = hash;
    previousIsInitial = false;
  };

  while (position < text.length) {
    const code = text.charCodeAt(position);
    const start = position;
    if (isLetter(code)) {
      position = endOfWord(text, start);
      const split = contractionStart(text, start, position);
      const capital = isCapital(code) && !sentenceStart;
      put(hashOf(text, start, split), capital ? "capital" : shapeOf(text, start, split), start, split);
      if (split < position) put(hashOf(text, split, position), "plain", split, position);
      else previousIsInitial = position === start + 1 && isCapital(code) && code !== 0x49;
    } else if (isDigit(code)) {
      position = endOfNumber(text, start);
      put(0, isYear(text, start, position) ? "year" : "number", start, position);
    } else if (code === 0x2e && isInside(text, position)) {
      position++;
    } else if (code === 0x0a && /^\n[ \t\r]*\n/.test(text.slice(position, position + 20))) {
      position++;
      if (!sentenceStart) take(0, "boundary", position, position);
      sentenceStart = true;
    } else if (isMark(code)) {
      position = endOfMark(text, start);
      const hyphen = code === 0x2d && position === start + 1 && isInside(text, start);
      const isDash = (code === 0x2d && !hyphen) || code === 0x2013 || code === 0x2014;
      const isPause = position > start + 1 && (code === 0x2e || code === 0x21 || code === 0x3f);
      const abbreviates = code === 0x2e && (previousIsInitial || abbreviations.has(previous));
      const hash = isDash ? dash : isPause || code === 0x2026 ? pause : hashOf(text, start, start + 1);
      put(hash, "plain", start, position);
      if (!abbreviates && isTerminal(code) && endsSentence(text, position)) {
        take(0, "boundary", position, position);
        sentenceStart = true;
      }
    } else position++;
  }
}

/** Returns a 32-bit hash of a range of text in lower case, with straight apostrophes (FNV-1a, then mixed). */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ lowerCase(text.charCodeAt(i)), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

const hashOfWord = (word: string): number => hashOf(word, 0, word.length);
const dash = hashOfWord("—");
const pause = hashOfWord("…");
const abbreviations = new Set(
  "mr mrs ms dr prof st jr sr vs no fig figs vol pp gen col eg ie cf al etc inc".split(" ").map(hashOfWord),
);

function lowerCase(code: number): number {
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? code | 0x20 : code;
  if (code === 0x2019) return 0x27;
  return String.fromCharCode(code).toLowerCase().charCodeAt(0);
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  return code >= 0xc0 && /[\p{L}\p{M}]/u.test(String.fromCharCode(code));
}

function isCapital(code: number): boolean {
  return code < 0x80 ? code >= 0x41 && code <= 0x5a : /\p{Lu}/u.test(String.fromCharCode(code));
}

function isApostrophe(code: number): boolean {
  return code === 0x27 || code === 0x2019;
}

/** Returns where a word ends. It consists of letters, digits that follow letters, and apostrophes between letters. */
function endOfWord(text: string, start: number): number {
  let end = start + 1;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (isLetter(code) || isDigit(code)) continue;
    if (!isApostrophe(code) || end + 1 >= text.length || !isLetter(text.charCodeAt(end + 1))) break;
  }
  return end;
}

/**
 * Returns where a number such as "1,200" or "20th" ends. It consists of digits, marks between digits, and letters that
 * follow.
 */
function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (isDigit(code) || isLetter(code)) continue;
    const joins = code === 0x2c || code === 0x2e || code === 0x3a;
    if (!joins || end + 1 >= text.length || !isDigit(text.charCodeAt(end + 1))) break;
  }
  return end;
}

function isYear(text: string, start: number, end: number): boolean {
  return end - start === 4 && /^(?:1[1-9]|20)\d\d$/.test(text.slice(start, end));
}

/**
 * Returns where the contracted part of a word begins ("do|n't", "it|'s"); the end of the word if it has no such part.
 */
function contractionStart(text: string, start: number, end: number): number {
  for (const length of [2, 3]) {
    if (end - start <= length || !isApostrophe(text.charCodeAt(end - length))) continue;
    const ending = text.slice(end - length + 1, end).toLowerCase();
    if (ending === "t") return lowerCase(text.charCodeAt(end - 3)) === 0x6e && end - start > 3 ? end - 3 : end;
    if (/^(?:s|d|m|re|ve|ll)$/.test(ending)) return end - length;
  }
  return end;
}

function shapeOf(text: string, start: number, end: number): Shape {
  if (end - start < 4) return "plain";
  const last = lowerCase(text.charCodeAt(end - 1));
  const before = lowerCase(text.charCodeAt(end - 2));
  if (last === 0x67 && before === 0x6e) return "ing";
  if (last === 0x64 && before === 0x65) return "ed";
  if (last === 0x79 && before === 0x6c) return "ly";
  return last === 0x73 && before !== 0x73 ? "s" : "plain";
}

/** Returns whether letters or digits are right before and right behind a position. */
function isInside(text: string, position: number): boolean {
  const before = text.charCodeAt(position - 1);
  const after = text.charCodeAt(position + 1);
  return (isLetter(before) || isDigit(before)) && (isLetter(after) || isDigit(after));
}

/** Returns whether a character is white space, a quotation mark or markup, which the model skips. */
function isMark(code: number): boolean {
  return (code < 0x80 && ",.;:!?()[]%$&/+=-".includes(String.fromCharCode(code))) || isDashOrPause(code);
}

function isDashOrPause(code: number): boolean {
  return code === 0x2013 || code === 0x2014 || code === 0x2026;
}

function endOfMark(text: string, start: number): number {
  const code = text.charCodeAt(start);
  let end = start + 1;
  if (code === 0x2d || isTerminal(code)) while (end < text.length && text.charCodeAt(end) === code) end++;
  return end;
}

function isTerminal(code: number): boolean {
  return code === 0x2e || code === 0x21 || code === 0x3f || code === 0x2026;
}

const sentenceEnd = /["'”’)\]*_]*(?:\s*$|\s+["'“‘([*_]*(?!\p{Ll})\S)/uy;

function endsSentence(text: string, position: number): boolean {
  sentenceEnd.lastIndex = position;
  return sentenceEnd.test(text);
}
